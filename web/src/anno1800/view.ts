// The view of Anno 1800, with short names for the server's types.

import { facts } from '../table/facts.svelte'
import { thing, type ThingName } from '../table/things'
import { CUBES, type Cost } from './cards'

import type * as server from '../api/server'
import type { TableState } from '../table/table.svelte'

export type View = server.Anno1800View
export type Seat = server.Anno1800SeatView
export type CellView = server.Anno1800CellView
export type Tokens = server.Anno1800TokensView
export type TileFact = server.Anno1800TileFacts
export type Facts = server.Anno1800Facts
export type Prospects = server.Anno1800Prospects
export type Shortage = server.Anno1800ShortageData
export type PlanOption = server.Anno1800PlanOption
export type PlanPayment = server.Anno1800PlanPayment

/** The things that the server says the shortages of. */
export type ShortageKind = Exclude<keyof Prospects, 'goods'>
const SHORTAGE_KINDS: readonly ShortageKind[] = ['play', 'build', 'hire', 'upgrade', 'recall']

export const viewOf = (table: TableState): View | null => table.view as View | null
/** Return what the viewer's seat lacks; nothing while there are no offers. */
export const prospectsOf = (table: TableState): Partial<Prospects> => table.offers.prospects
export const factsOf = (table: TableState): Facts | null => facts<Facts>(table.id)

/** Return a cost of only one kind of token or of gold. */
export function costOf(kind: 'trade' | 'exploration' | 'gold', number: number): Cost {
  return { goods: [], cubes: [], trade: 0, exploration: 0, gold: 0, [kind]: number }
}

/** Return counts of cubes in the order of the kinds, without zeros. */
export function heap(cubes: Record<string, number>): [string, number][] {
  return CUBES.flatMap((kind): [string, number][] => (cubes[kind] ? [[kind, cubes[kind]]] : []))
}

/** Return the goods at hand of a seat. Only the active one has any. */
export function goodsAtHand(view: View | null, seat: number): string[] {
  return view?.active === seat ? view.at_hand : []
}

/** Return the free upgrades that a seat has left of cards turned over in this turn, by card. */
export function upgradesLeft(view: View | null, seat: number): Record<string, number> {
  return view?.active === seat ? view.upgrades_left : {}
}

/** Return the thing that builds a tile. */
export function buildThing(tile: string, fact: TileFact): ThingName {
  if (fact.family === 'industry') return thing('build', tile)
  return { ...thing('build', fact.family, fact.level), names: [tile] }
}

/** Return what the viewer's seat lacks for a thing: `shortagesFor(table, 'build', 'brewery')`. */
export function shortagesFor(table: TableState, kind: ShortageKind, name: string): Shortage[] {
  return prospectsOf(table)[kind]?.[name] ?? []
}

/** Return what the viewer's seat lacks for a thing. */
export function shortagesOf(table: TableState, { kind, names: [what] }: ThingName): Shortage[] {
  if (!what) return shortagesFor(table, 'voyage', kind)
  const known = SHORTAGE_KINDS.find((each) => each === kind)
  return known ? shortagesFor(table, known, what) : []
}

/** Return the goods that the cards in hand cost. */
export function wantedGoods(table: TableState): Set<string> {
  const known = factsOf(table)
  const hand = viewOf(table)?.hand ?? []
  return new Set(hand.flatMap((card) => known?.cards[card]?.cost?.goods ?? []))
}
