// When a tip helps, read off what lies on the table; no rule is needed for it.

import type { SeatView, View as View1503 } from '../anno1503/view'
import type { Seat, View as View1800 } from '../anno1800/view'

const ANNO1800 = {
  always: () => true,
  'first-turn': (view: View1800) => view.turns < view.players,
  'few-ready': (_: View1800, seat: Seat) => busy(seat) > sum(seat.ready),
  'many-cards': (_: View1800, seat: Seat) => sum(seat.hand) > 10,
  'few-cards': (_: View1800, seat: Seat) => sum(seat.hand) <= 3,
  'trade-ready': (_: View1800, seat: Seat) => seat.trade.ready + seat.trade.cards > 0,
  'effects-open': (_: View1800, seat: Seat) => seat.open_cards.length > 0,
}

const ANNO1503 = {
  always: () => true,
  'first-turn': (view: View1503) => view.turns < view.players,
  'many-goods': (view: View1503, seat: SeatView) => sum(seat.hand) > view.hand_limit,
  'little-gold': (_: View1503, seat: SeatView) => seat.gold < 4,
  'no-ship': (_: View1503, seat: SeatView) => seat.ships.length === 0,
  'before-building': (_: View1503, seat: SeatView) => seat.inhabitants.indexOf('') >= 3,
}

export type When = keyof typeof ANNO1800 | keyof typeof ANNO1503

/** Whether a tip fits what the viewer has; onlookers have nothing. */
export function holds(game: string, when: When, view: { viewer: number }): boolean {
  if (game === 'anno1800') return asked(ANNO1800, when, view as View1800)
  return game === 'anno1503' && asked(ANNO1503, when, view as View1503)
}

function asked<S, V extends { viewer: number; seats: S[] }>(
  conditions: Record<string, (view: V, seat: S) => boolean>,
  when: string,
  view: V,
): boolean {
  const seat = view.seats[view.viewer]
  return seat !== undefined && (conditions[when]?.(view, seat) ?? false)
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0)
}

/** Cubes that are at work or exhausted. */
function busy(seat: Seat): number {
  return sum(seat.exhausted) + Object.values(seat.cells).reduce((all, cell) => all + cell.crew.length, 0)
}
