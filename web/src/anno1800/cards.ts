// Population cards: their data, and sorting and filtering a hand.

import type * as server from '../api/server'
import type { Shortage } from './view'

export const DECKS = ['farmer_worker', 'artisan_engineer_investor', 'new_world'] as const
export const CUBES = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const

/** The symbols of tokens and gold. */
export const TOKENS = { trade: 'trade_token', exploration: 'exploration_token', gold: 'gold' } as const

/** How a seat could get a good; empty if unknown. */
export type GoodSource = 'hand' | 'make' | 'buy' | 'import' | 'free' | 'lack' | ''

/** Cubes one by one, as printed, or counted by kind. */
export type Cubes = string[] | Record<string, number>

export interface Cost {
  goods?: string[]
  cubes: Cubes
  trade: number
  exploration: number
  gold: number
}

export type Effect = server.Anno1800EffectFacts
export type CardFact = server.Anno1800CardFacts

export type Sorting = 'missing' | 'deck' | 'points'
/** A filter of the hand: all cards, the playable ones, or those of one deck. */
export type HandFilter = 'all' | 'playable' | (typeof DECKS)[number]

/** A card in hand with the data for sorting and drawing it. */
export interface HandCard {
  id: string
  fact: CardFact
  playable: boolean
  shortages: Shortage[]
}

/** Count cubes by kind, in the order of the kinds. */
export function countByKind(cubes: Cubes): [string, number][] {
  const counts = new Map<string, number>()
  if (Array.isArray(cubes)) for (const cube of cubes) counts.set(cube, (counts.get(cube) ?? 0) + 1)
  else for (const [cube, count] of Object.entries(cubes)) counts.set(cube, count)
  const known = [...CUBES, ...counts.keys()].filter((cube, index, all) => all.indexOf(cube) === index)
  return known.flatMap((cube): [string, number][] =>
    counts.get(cube) ? [[cube, counts.get(cube) ?? 0]] : [],
  )
}

/** Whether a cost is empty. */
export function isFree(cost: Cost): boolean {
  const tokens = cost.trade + cost.exploration + cost.gold
  return !tokens && !cost.goods?.length && !countByKind(cost.cubes).length
}

/** Count goods, in the order in which they are printed. */
export function counted(goods: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1)
  return [...counts]
}

/** Return a measure of what is missing. A good without a source weighs more than a token or a cube. */
export function distance(card: HandCard): number {
  if (card.playable) return -1
  return card.shortages.reduce(
    (sum, shortage) => sum + (shortage.what === 'good' ? 4 : 1) * shortage.number,
    0,
  )
}

function deckOf(card: HandCard): number {
  return DECKS.indexOf(card.fact.deck as (typeof DECKS)[number])
}

const ORDERS: Record<Sorting, ((card: HandCard) => number)[]> = {
  missing: [distance, (card) => -card.fact.points, deckOf],
  deck: [deckOf, distance],
  points: [(card) => -card.fact.points, distance],
}

/** Sort a hand. Equal cards are sorted by their ids. */
export function sorted(hand: HandCard[], by: Sorting): HandCard[] {
  const orders = ORDERS[by]
  return [...hand].sort((one, other) => {
    for (const order of orders) {
      const difference = order(one) - order(other)
      if (difference) return difference
    }
    return one.id.localeCompare(other.id, 'en', { numeric: true })
  })
}

/** Return the cards that match a filter. */
export function filtered(hand: HandCard[], filter: HandFilter): HandCard[] {
  if (filter === 'all') return hand
  if (filter === 'playable') return hand.filter((card) => card.playable)
  return hand.filter((card) => card.fact.deck === filter)
}

/** The minimum width of a card with its gap. */
const LEAST = { width: 71, height: 66 }

/** Return the size at which the symbols of a card fit side by side. */
function sizeIn(width: number, height: number): number {
  return width < LEAST.width || height < LEAST.height ? 0 : Math.min(width * 0.25, height * 0.29)
}

/** Return the number of columns that shows all cards as large as possible, in several rows if necessary. */
export function columnsFor(count: number, width: number, height: number): number {
  const most = Math.max(2, Math.floor(height / LEAST.height))
  let [best, size] = [most, 0]
  for (let rows = 1; rows <= most; rows += 1) {
    const now = sizeIn(width / Math.max(1, Math.ceil(count / rows)), height / rows)
    if (now > size) [best, size] = [rows, now]
  }
  return Math.max(1, Math.ceil(count / best))
}
