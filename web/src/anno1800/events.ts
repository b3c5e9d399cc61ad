// How events are shown in the log.

import { isSymbol, type SymbolName } from './pictures'

import type { EventStyle } from '../table/screen'

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
  made_goods: 'work',
  used_goods: 'hand',
  lost_goods: 'hourglass',
  lost_upgrades: 'hourglass',
}

export const EVENTS: EventStyle = {
  turns: new Set(['turn']),
  // Payments that concern other players, such as buying from them, are shown as text.
  payments: new Set(['worked', 'imported', 'freed', 'recalled', 'returned', 'converted', 'used_goods']),
  symbol: ({ kind, good }) => (typeof good === 'string' && isSymbol(good) ? good : SYMBOLS[String(kind)]),
}
