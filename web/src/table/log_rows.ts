// The rows of the log: entries and replayed lines, with actions apart from the steps that paid for them.

import type { LogEntry, LogLine } from '../api/types'
import type { EventStyle } from './screen'

/** The symbols of entries that every game has. */
const SYMBOLS: Record<string, string> = { undo: 'undo', redo: 'redo' }

interface LogItem {
  text: string
  /** The symbol before the text, if any. */
  symbol: string | undefined
}

export interface Row {
  key: string
  seat: number
  /** The heading of a new turn. Such a row has no items. */
  turn: string
  actions: LogItem[]
  payments: LogItem[]
}

/** Return the log rows of an entry as a viewer sees it. A new row starts with each player and each turn. */
export function rowsOfEntry(entry: LogEntry, viewer: number, style?: EventStyle): Row[] {
  if (entry.kind === 'chat') return []
  const perspective =
    entry.perspectives.find(({ seat }) => seat === viewer) ??
    entry.perspectives.find(({ seat }) => seat === -1)
  const own = entry.text ? [{ text: entry.text, symbol: SYMBOLS[entry.kind] }] : []
  const { events = [], texts } = perspective ?? {}
  return buildRows(String(entry.number), entry.seat, own, events, texts ?? [], style)
}

/** Return the log rows of a line in a replay. */
export function rowsOfLine(line: LogLine, style?: EventStyle): Row[] {
  return buildRows(String(line.line), line.seat, [], line.events, line.texts, style)
}

function buildRows(
  key: string,
  seat: number,
  own: LogItem[],
  events: Record<string, unknown>[],
  texts: string[],
  style: EventStyle | undefined,
): Row[] {
  const rows: Row[] = own.length ? [{ key, seat, turn: '', actions: own, payments: [] }] : []
  events.forEach((event, index) => {
    const text = texts[index] ?? ''
    if (!text) return
    const kind = String(event.kind)
    // An event without a seat, such as a die roll that affects everybody, belongs to the player of the row before.
    const player = typeof event.seat === 'number' ? event.seat : (rows.at(-1)?.seat ?? seat)
    if (style?.turns.has(kind)) {
      rows.push({ key: `${key}.${index}`, seat: player, turn: text, actions: [], payments: [] })
      return
    }
    const item = { text, symbol: style?.symbol(event) }
    let last = rows.at(-1)
    if (!last || last.turn || last.seat !== player) {
      last = { key: `${key}.${index}`, seat: player, turn: '', actions: [], payments: [] }
      rows.push(last)
    }
    if (style?.payments.has(kind)) last.payments.push(item)
    else last.actions.push(item)
  })
  // Payments without an action are shown as the action.
  return rows.map((row) =>
    row.actions.length || row.turn ? row : { ...row, actions: row.payments, payments: [] },
  )
}
