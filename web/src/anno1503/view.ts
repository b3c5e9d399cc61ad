// The view of Anno 1503, with short names for the server's types.

import type * as server from '../api/server'
import type { TableState } from '../table/table.svelte'

export type View = server.Anno1503View
export type SeatView = server.Anno1503Seat
export type Facts = server.Anno1503Facts
export type Shortage = server.Anno1503LackFact

/** Return the view of a table. Call it only if there is one. */
export function viewOf(table: TableState): View {
  return table.view as View
}

/** Return what the viewer's seat lacks; nothing while there are no offers. */
export function prospectsOf(table: TableState): Partial<server.Anno1503Prospects> {
  return table.offers.prospects
}

/** Return the tile that a player is looking at; empty if there is none or the viewer may not see it. */
export function lookedAt(view: View): string {
  return view.tiles[String(view.look?.[1])] ?? ''
}

/** List the goods of a hand: `{wood: 2}` is `['wood', 'wood']`. */
export function listed(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good))
}

/** Return what the viewer's seat lacks for a thing: `shortagesFor(table, 'develop 2')`. */
export function shortagesFor(table: TableState, thing: string): Shortage[] {
  return prospectsOf(table).things?.[thing]?.lacks ?? []
}

/** List the goods of a cost one by one. The last ones of each good are marked as lacking. */
export function markLacking(
  cost: Record<string, number>,
  shortages: Shortage[],
): { good: string; lacking: boolean }[] {
  const short = new Map(shortages.map(({ name, number }) => [name, number]))
  return Object.entries(cost).flatMap(([good, count]) =>
    Array.from({ length: count }, (_, index) => ({ good, lacking: index >= count - (short.get(good) ?? 0) })),
  )
}

/** Return the seats in turn order from a seat on; for a spectator from the first. */
export function seatsFrom(players: number, from: number): number[] {
  const first = Math.max(from, 0)
  return Array.from({ length: players }, (_, step) => (first + step) % players)
}
