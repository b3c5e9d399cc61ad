// The log: what happened, entry by entry, with the deed apart from the steps that paid for it.

import type { SymbolName } from '../symbols/names'
import type { Entry, StoryLine } from '../api/types'

export interface Happening {
  kind: string
  told: string
  /** The good it is about, if any: its symbol stands for the sentence. */
  good: string
}

export interface Row {
  number: number
  seat: number
  /** When a turn begins, its heading. */
  turn: string
  deeds: Happening[]
  paid: Happening[]
}

// Steps of a payment: symbols tell them in short.
const PAYING = new Set(['worked', 'bought', 'imported', 'freed', 'recalled', 'returned', 'converted'])

/** An entry as a row of the log, seen by one eye; null for what is not told there. */
export function row(entry: Entry, eye: number): Row | null {
  if (entry.kind === 'chat') return null
  const seen = entry.seen.find((one) => one.seat === eye) ?? entry.seen.find((one) => one.seat === -1)
  const own = entry.told ? [{ kind: entry.kind, told: entry.told, good: '' }] : []
  return made(entry.number, entry.seat, own, seen?.events ?? [], seen?.told ?? [])
}

/** The same for a line of the story that is told when a game is looked at again. */
export function rowOfLine(line: StoryLine): Row | null {
  return made(line.line, line.seat, [], line.events, line.told)
}

function made(
  number: number,
  seat: number,
  own: Happening[],
  events: Record<string, unknown>[],
  told: string[],
): Row | null {
  const happened = events.map((event, index) => ({
    kind: String(event.kind),
    told: told[index] ?? '',
    good: typeof event.good === 'string' ? event.good : '',
  }))
  const turn = happened.find((one) => one.kind === 'turn')?.told ?? ''
  const others = happened.filter((one) => one.kind !== 'turn' && one.told)
  const paid = others.filter((one) => PAYING.has(one.kind))
  const deeds = others.filter((one) => !PAYING.has(one.kind))
  // What was nothing but a step, as buying in Anno 1503, is the deed itself.
  const apart = deeds.length > 0
  const row: Row = { number, seat, turn, deeds: [...own, ...(apart ? deeds : paid)], paid: apart ? paid : [] }
  return row.turn || row.deeds.length ? row : null
}

const SYMBOLS: Record<string, SymbolName> = {
  worked: 'hire',
  built: 'plus',
  played: 'influence',
  hired: 'hire',
  upgraded: 'upgrade',
  opened: 'old_world',
  explored: 'new_world',
  drew_expeditions: 'expedition',
  drew_expeditions_self: 'expedition',
  festival: 'festival',
  fireworks: 'fireworks',
  ended: 'trophy',
  got_gold: 'gold',
  got_trade: 'trade_token',
  got_exploration: 'exploration_token',
  drew: 'swap',
  drew_self: 'swap',
  put_under: 'swap',
  put_under_self: 'swap',
  used_objective: 'objective',
  undo: 'undo',
  redo: 'redo',
  looked: 'eye',
  looked_self: 'eye',
  sailed: 'ship',
  launched: 'ship',
  won: 'trophy',
  struck: 'warning',
}

/** The symbol before a sentence of the log. */
export function symbolFor(happening: Happening): SymbolName | null {
  if (happening.good) return happening.good as SymbolName
  return SYMBOLS[happening.kind] ?? null
}
