// The conditions of the tips.

import { holds, type Conditions } from '../help/tips'

import type { SeatView, View } from './view'

const CONDITIONS: Conditions<View, SeatView> = {
  always: () => true,
  'first-turn': (view) => view.turns < view.players,
  'many-goods': (view, seat) => seat.hand_size > view.hand_limit,
  'little-gold': (_, seat) => seat.gold < 4,
  'no-ship': (_, seat) => seat.ships.length === 0,
  'before-building': (_, seat) => seat.inhabitants.indexOf('') >= 3,
}

export function tipApplies(when: string, view: { viewer: number }): boolean {
  return holds(CONDITIONS, when, view as View)
}
