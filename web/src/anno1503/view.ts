// The shapes of what the server tells of a game of Anno 1503.

import type * as server from '../api/server'
import type { TableState } from '../table/table.svelte'

export type View = server.Anno1503View
export type SeatView = server.Anno1503Seat
export type Facts = server.Anno1503Facts

/** What this screen's eye sees; only asked for when there is something to see. */
export function viewOf(table: TableState): View {
  return table.view as unknown as View
}

/** The tile that is being looked at; empty if none is, or for those who may not see it. */
export function lookedAt(view: View): string {
  return view.tiles[String(view.look?.[1])] ?? ''
}

/** How many of the goals a player holds now. */
export function pointsOf(seat: SeatView): number {
  return Object.values(seat.goals).filter(([has = 0, takes = 0]) => has >= takes).length
}

/** The goods of a hand, each as often as it is there: `{wood: 2}` is `['wood', 'wood']`. */
export function listed(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good))
}

/** The seats in the order in which they play, from one on; an onlooker begins with the first. */
export function around(players: number, from: number): number[] {
  const first = Math.max(from, 0)
  return Array.from({ length: players }, (_, step) => (first + step) % players)
}
