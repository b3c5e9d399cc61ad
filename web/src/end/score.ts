// The rows of a score.

export interface ScoreRow {
  name: string
  points: number[]
  symbol?: string
  /** A sentence that explains the points. */
  why?: string
  /** What each seat has of the counted thing. */
  held?: number[]
}

/** Sum up the first `count` rows by seat: `runningTotals([{ name: '', points: [3, 1] }], 1, 2)` is `[3, 1]`. */
export function runningTotals(rows: ScoreRow[], count: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.slice(0, count).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
  )
}
