// What this screen sees of Anno 1800, with types.

import { facts } from '../table/facts.svelte'
import { CUBES, type Cost } from './cards'

import type * as server from '../api/server'
import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'

export type View = server.Anno1800View
export type Seat = server.Anno1800SeatShape
export type CellShown = server.Anno1800CellShape
export type Tokens = server.Anno1800TokensShape
export type TileFact = server.Anno1800TileFacts
export type Facts = server.Anno1800Facts
export type Lack = server.Anno1800LackShape

export const viewOf = (table: TableState): View | null => table.view as View | null
export const factsOf = (table: TableState): Facts | null => facts<Facts>(table.id)

/** A cost of one kind of token or of gold alone. */
export function only(kind: 'trade' | 'exploration' | 'gold', number: number): Cost {
  return { goods: [], cubes: [], trade: 0, exploration: 0, gold: 0, [kind]: number }
}

/** The cubes of a heap by kind, lowest first, without kinds that are not there. */
export function heap(cubes: Record<string, number>): [string, number][] {
  return CUBES.flatMap((kind): [string, number][] => (cubes[kind] ? [[kind, cubes[kind]]] : []))
}

/** Building a tile. */
export function building(tile: string, fact: TileFact): ThingName {
  const text = fact.family === 'industry' ? `build ${tile}` : `build ${fact.family} ${fact.level}`
  return { text, kind: 'build', names: [tile] }
}

/** What this screen's seat lacks for something: `lacksFor(table, 'build', 'brewery')`. */
export function lacksFor(table: TableState, kind: string, name: string): Lack[] {
  const lacks = table.offers.prospects[kind]?.[name]
  return Array.isArray(lacks) ? (lacks as Lack[]) : []
}

const FAMILY_SYMBOLS: Record<string, string> = {
  industry: 'unknown',
  shipyard: 'shipyard',
  merchant: 'merchant_ship',
  exploration: 'exploration_ship',
}

/** The symbol on a tile: the good that it makes, else what it is. */
export function picture(fact: TileFact): string {
  return fact.makes || (FAMILY_SYMBOLS[fact.family] ?? 'unknown')
}

/** The goods that the cards of the hand ask for. */
export function wanted(table: TableState): Set<string> {
  const known = factsOf(table)
  const hand = viewOf(table)?.hand ?? []
  return new Set(hand.flatMap((card) => known?.cards[card]?.cost?.goods ?? []))
}
