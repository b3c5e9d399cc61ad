// The conditions of the tips.

import { holds, sum, type Conditions } from '../help/tips'

import type { Seat, View } from './view'

const CONDITIONS: Conditions<View, Seat> = {
  always: () => true,
  'first-turn': (view) => view.turns < view.players,
  'few-ready': (_, seat) => busy(seat) > sum(seat.ready),
  'many-cards': (_, seat) => sum(seat.hand) > 10,
  'few-cards': (_, seat) => sum(seat.hand) <= 3,
  'trade-ready': (_, seat) => seat.trade.ready + seat.trade.cards > 0,
  'effects-open': (_, seat) => seat.open_cards.length > 0,
}

/** Count the cubes that are at work or exhausted. */
function busy(seat: Seat): number {
  return sum(seat.exhausted) + Object.values(seat.cells).reduce((all, cell) => all + cell.crew.length, 0)
}

export function tipApplies(when: string, view: { viewer: number }): boolean {
  return holds(CONDITIONS, when, view as View)
}
