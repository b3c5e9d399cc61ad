// The log: what happened, entry by entry, with the deed apart from the steps that paid for it.

import { isSymbol, type SymbolName } from '../symbols/names'

import type { Entry, StoryLine } from '../api/types'
import type { EventStyle } from './screen'

export interface Happening {
  kind: string
  told: string
  /** The good it is about, if any: its symbol stands for the sentence. */
  good: string
}

export interface Row {
  key: string
  seat: number
  /** A heading instead of deeds: a turn begins. */
  turn: string
  deeds: Happening[]
  paid: Happening[]
}

/** An entry as rows of the log, seen by one eye: one for each player who does something in it, and the turns between. */
export function rows(entry: Entry, eye: number, style?: EventStyle): Row[] {
  if (entry.kind === 'chat') return []
  const seen = entry.seen.find((one) => one.seat === eye) ?? entry.seen.find((one) => one.seat === -1)
  const told = entry.told ? [{ kind: entry.kind, told: entry.told, good: '' }] : []
  return made(String(entry.number), entry.seat, told, seen?.events ?? [], seen?.told ?? [], style)
}

/** The same for a line of the story that is told when a game is looked at again. */
export function rowsOfLine(line: StoryLine, style?: EventStyle): Row[] {
  return made(String(line.line), line.seat, [], line.events, line.told, style)
}

function made(
  key: string,
  seat: number,
  own: Happening[],
  events: Record<string, unknown>[],
  told: string[],
  style: EventStyle | undefined,
): Row[] {
  const found: Row[] = own.length ? [{ key, seat, turn: '', deeds: own, paid: [] }] : []
  events.forEach((event, index) => {
    const sentence = told[index] ?? ''
    if (!sentence) return
    const kind = String(event.kind)
    // What happens to everybody, as an event of the die, belongs to whoever was at it.
    const doer = typeof event.seat === 'number' ? event.seat : (found.at(-1)?.seat ?? seat)
    if (kind === 'turn') {
      found.push({ key: `${key}.${index}`, seat: doer, turn: sentence, deeds: [], paid: [] })
      return
    }
    const happening = { kind, told: sentence, good: typeof event.good === 'string' ? event.good : '' }
    let last = found.at(-1)
    if (!last || last.turn || last.seat !== doer) {
      last = { key: `${key}.${index}`, seat: doer, turn: '', deeds: [], paid: [] }
      found.push(last)
    }
    if (style?.payments.has(kind)) last.paid.push(happening)
    else last.deeds.push(happening)
  })
  // What was nothing but a step is the deed itself.
  return found.map((row) => (row.deeds.length || row.turn ? row : { ...row, deeds: row.paid, paid: [] }))
}

// Entries of the table itself.
const SYMBOLS: Record<string, SymbolName> = { undo: 'undo', redo: 'redo' }

/** The symbol before a sentence of the log. */
export function symbolFor({ kind, good }: Happening, style?: EventStyle): SymbolName | null {
  return good && isSymbol(good) ? good : (style?.symbols[kind] ?? SYMBOLS[kind] ?? null)
}
