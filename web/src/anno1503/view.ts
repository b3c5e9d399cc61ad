// The shapes of what the server tells of a game of Anno 1503.

import type * as server from '../api/server'
import type { TableState } from '../table/table.svelte'

export type View = server.Anno1503View
export type SeatView = server.Anno1503Seat
export type Facts = server.Anno1503Facts
export type Lack = server.Anno1503LackFact

/** What this screen's eye sees; only asked for when there is something to see. */
export function viewOf(table: TableState): View {
  return table.view as unknown as View
}

/** The tile that is being looked at; empty if none is, or for those who may not see it. */
export function lookedAt(view: View): string {
  return view.tiles[String(view.look?.[1])] ?? ''
}

/** The goods of a hand, each as often as it is there: `{wood: 2}` is `['wood', 'wood']`. */
export function listed(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good))
}

/** What this screen's seat lacks for something, as the server says it: `lacksFor(table, 'develop 2')`. */
export function lacksFor(table: TableState, thing: string): Lack[] {
  const found = table.offers.prospects.things?.[thing] as
    server.Anno1503Prospects['things'][string] | undefined
  return found?.lacks ?? []
}

/** The goods of a cost one by one; of those that are lacking, the last ones are marked. */
export function marked(cost: Record<string, number>, lacks: Lack[]): { good: string; lacking: boolean }[] {
  const short = new Map(lacks.map(({ name, number }) => [name, number]))
  return Object.entries(cost).flatMap(([good, count]) =>
    Array.from({ length: count }, (_, index) => ({ good, lacking: index >= count - (short.get(good) ?? 0) })),
  )
}

/** The seats in the order in which they play, from one on; an onlooker begins with the first. */
export function around(players: number, from: number): number[] {
  const first = Math.max(from, 0)
  return Array.from({ length: players }, (_, step) => (first + step) % players)
}
