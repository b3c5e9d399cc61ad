// A score, row by row.

import type { SymbolName } from '../symbols/names'

export interface ScoreRow {
  name: string
  points: number[]
  symbol?: SymbolName
  /** Why there are these points, in a sentence. */
  why?: string
  /** What each seat holds of that which counts. */
  held?: number[]
}

/** What everybody has after the first `count` rows: `runningTotals([{ name: '', points: [3, 1] }], 1, 2)` is `[3, 1]`. */
export function runningTotals(rows: ScoreRow[], count: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.slice(0, count).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
  )
}
