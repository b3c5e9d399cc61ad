// Population cards as data: what is printed on them, how a hand is sorted, which of it is shown.

import type * as server from '../api/server'
import type { Lack } from './view'

export const DECKS = ['farmer_worker', 'artisan_engineer_investor', 'new_world'] as const
export const CUBES = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const

/** The symbols of what is paid with besides goods and cubes. */
export const TOKENS = { trade: 'trade_token', exploration: 'exploration_token', gold: 'gold' } as const

/** How a seat could come by a good; empty if nobody knows. */
export type Way = 'make' | 'buy' | 'import' | 'free' | 'lack' | ''

/** Cubes one by one, as they are printed, or by kind. */
export type Cubes = string[] | Record<string, number>

export interface Cost {
  goods?: string[]
  cubes: Cubes
  trade: number
  exploration: number
  gold: number
}

export type Effect = server.Anno1800EffectShape
export type CardFact = server.Anno1800CardFacts

export type Sorting = 'missing' | 'deck' | 'points'
/** All cards, those that can be played, or those of one deck. */
export type Shown = 'all' | 'playable' | (typeof DECKS)[number]

/** A card of the hand with all that sorting and showing ask for. */
export interface HandCard {
  id: string
  fact: CardFact
  playable: boolean
  lacks: Lack[]
}

/** How many cubes of each kind, in the order of the kinds. */
export function byKind(cubes: Cubes): [string, number][] {
  const counts = new Map<string, number>()
  if (Array.isArray(cubes)) for (const cube of cubes) counts.set(cube, (counts.get(cube) ?? 0) + 1)
  else for (const [cube, count] of Object.entries(cubes)) counts.set(cube, count)
  const known = [...CUBES, ...counts.keys()].filter((cube, index, all) => all.indexOf(cube) === index)
  return known.flatMap((cube): [string, number][] =>
    counts.get(cube) ? [[cube, counts.get(cube) ?? 0]] : [],
  )
}

/** Whether nothing is to be paid. */
export function isFree(cost: Cost): boolean {
  const tokens = cost.trade + cost.exploration + cost.gold
  return !tokens && !cost.goods?.length && !byKind(cost.cubes).length
}

/** Goods with how often each is asked for, in the order in which they are printed. */
export function counted(goods: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1)
  return [...counts]
}

/** How much is missing: a good without a source weighs more than a token or a cube. */
export function distance(card: HandCard): number {
  if (card.playable) return -1
  return card.lacks.reduce((sum, lack) => sum + (lack.what === 'good' ? 4 : 1) * lack.number, 0)
}

function deckOf(card: HandCard): number {
  return DECKS.indexOf(card.fact.deck as (typeof DECKS)[number])
}

const ORDERS: Record<Sorting, ((card: HandCard) => number)[]> = {
  missing: [distance, (card) => -card.fact.points, deckOf],
  deck: [deckOf, distance],
  points: [(card) => -card.fact.points, distance],
}

/** The hand in another order; what is alike in it stays in the order of the cards' numbers. */
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

/** The cards that are shown. */
export function filtered(hand: HandCard[], shown: Shown): HandCard[] {
  if (shown === 'all') return hand
  if (shown === 'playable') return hand.filter((card) => card.playable)
  return hand.filter((card) => card.fact.deck === shown)
}

/** The least room that a card takes, with its gap. */
const LEAST = { width: 71, height: 66 }

/** How large the symbols of a card can be: two stand side by side. */
function sizeIn(width: number, height: number): number {
  return width < LEAST.width || height < LEAST.height ? 0 : Math.min(width * 0.25, height * 0.29)
}

/** How many columns show all cards as large as can be; in two rows or more where they do not fit. */
export function columnsFor(count: number, width: number, height: number): number {
  const most = Math.max(2, Math.floor(height / LEAST.height))
  let [best, size] = [most, 0]
  for (let rows = 1; rows <= most; rows += 1) {
    const now = sizeIn(width / Math.max(1, Math.ceil(count / rows)), height / rows)
    if (now > size) [best, size] = [rows, now]
  }
  return Math.max(1, Math.ceil(count / best))
}
