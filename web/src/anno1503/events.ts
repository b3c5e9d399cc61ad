// How events are shown in the log.

import { isSymbol, type SymbolName } from './pictures'

import type { EventStyle } from '../table/screen'

const SYMBOLS: Record<string, SymbolName> = {
  drew: 'swap',
  drew_hidden: 'swap',
  looked: 'eye',
  looked_self: 'eye',
  sailed: 'ship',
  launched: 'ship',
  won: 'trophy',
  struck: 'warning',
}

export const EVENTS: EventStyle = {
  turns: new Set(['turn']),
  payments: new Set(),
  symbol: ({ kind, good }) => (typeof good === 'string' && isSymbol(good) ? good : SYMBOLS[String(kind)]),
}
