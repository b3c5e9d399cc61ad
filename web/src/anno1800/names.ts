// Texts for cards, costs and islands, for screen readers and hints.

import { hasMessage, currentLanguage, t } from '../i18n/i18n.svelte'
import { countByKind, counted, type CardFact, type Cost, type Effect, type GoodSource } from './cards'

import type { PlanPlace } from '../api/types'
import type { Facts, Shortage } from './view'

/** Join names to a list in the current language. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(currentLanguage(), { style: 'short', type: 'unit' }).format(parts)
}

// Content packs may have ids without a name in the language files.
function named(family: string, id: string): string {
  const key = `anno1800-${family}-${id}`
  return hasMessage(key) ? t(key) : id.replaceAll('_', ' ')
}

export const goodName = (good: string): string => named('good', good)
export const cubeName = (cube: string): string => named('cube', cube)
export const tileName = (tile: string): string => named('tile', tile)
export const deckName = (deck: string): string => named('deck', deck)
export const objectiveName = (objective: string): string => named('objective', objective)

/** Return `2 × farmer`, or only the name for 1. */
export function countedName(count: number, name: string): string {
  return count === 1 ? name : t('page-1800-card-times', { number: count, name })
}

const WAYS = {
  hand: () => t('page-1800-card-way-hand'),
  make: () => t('page-1800-card-way-make'),
  buy: () => t('page-1800-card-way-buy'),
  import: () => t('page-1800-card-way-import'),
  free: () => t('page-1800-card-way-free'),
  lack: () => t('page-1800-card-way-lack'),
}

/** Describe how a seat could get a good. */
function describeSource(way: GoodSource): string {
  return way ? WAYS[way]() : ''
}

/** Describe a good with its count and how a seat could get it. */
export function describeGood(good: string, count: number, way: GoodSource): string {
  const name = countedName(count, goodName(good))
  return way ? t('page-1800-card-need', { name, way: describeSource(way) }) : name
}

const PAID = {
  trade: (number: number) => t('page-1800-card-trade', { number }),
  exploration: (number: number) => t('page-1800-card-exploration', { number }),
  gold: (number: number) => t('page-1800-card-gold', { number }),
}

/** Return `2 trade tokens` or `3 gold`. */
export function describeTokens(kind: keyof typeof PAID, number: number): string {
  return PAID[kind](number)
}

function describeAllTokens(of: Record<keyof typeof PAID, number>): string[] {
  return (['trade', 'exploration', 'gold'] as const).flatMap((kind) =>
    of[kind] ? [describeTokens(kind, of[kind])] : [],
  )
}

/** Describe a cost: `beer (you can make it), 2 exploration tokens`. */
export function describeCost(cost: Cost, status?: (good: string) => GoodSource): string {
  const words = counted(cost.goods ?? []).map(([good, count]) =>
    describeGood(good, count, status?.(good) ?? ''),
  )
  for (const [cube, count] of countByKind(cost.cubes))
    words.push(t('page-1800-card-exhaust', { cubes: countedName(count, cubeName(cube)) }))
  words.push(...describeAllTokens(cost))
  return words.length ? listed(words) : t('page-1800-card-nothing')
}

/** Describe cubes, tokens and gold: `2 × farmer, 3 gold`. With `ready`, say that the cubes are ready. */
export function describeHoldings(heap: Cost, ready: boolean): string {
  const cubes = countByKind(heap.cubes).map(([cube, count]) => countedName(count, cubeName(cube)))
  const words = ready && cubes.length ? [t('page-1800-card-held', { cubes: listed(cubes) })] : cubes
  words.push(...describeAllTokens(heap))
  return words.length ? listed(words) : t('page-1800-card-nothing')
}

/** Describe an effect for which the server sends no text. */
export function describeEffect(effect: Effect): string {
  const words = countByKind(effect.cubes).map(([cube, count]) => countedName(count, cubeName(cube)))
  if (effect.upgrades)
    words.push(t('page-1800-card-upgrades', { number: effect.upgrades, cube: cubeName(effect.upgrade_from) }))
  words.push(...describeAllTokens(effect))
  if (effect.expeditions) words.push(t('page-1800-card-expeditions', { number: effect.expeditions }))
  if (effect.actions) words.push(t('page-1800-card-actions', { number: effect.actions }))
  if (effect.returns) words.push(t('page-1800-card-returns', { number: effect.returns }))
  if (effect.free_goods.length)
    words.push(t('page-1800-card-free', { goods: listed(effect.free_goods.map(goodName)) }))
  return listed(words)
}

/** Describe what is lacking; empty if nothing is. */
export function describeShortages(shortages: Shortage[]): string {
  if (!shortages.length) return ''
  const words = shortages.map(({ what, name, number }) => {
    if (what === 'good') return countedName(number, goodName(name))
    if (what === 'cube') return countedName(number, cubeName(name))
    if (what === 'workplace') return t('page-1800-card-workplace', { good: goodName(name) })
    if (what === 'trade_token') return describeTokens('trade', number)
    return describeTokens(what === 'exploration_token' ? 'exploration' : 'gold', number)
  })
  return t('page-1800-card-lacks', { what: listed(words) })
}

/** Describe a card by its deck, cost and effect. */
export function describeCard(fact: CardFact, status?: (good: string) => GoodSource): string {
  return t('page-1800-card-words', {
    deck: deckName(fact.deck),
    points: fact.points,
    needs: describeCost(fact.cost, status),
    brings: fact.brings || describeEffect(fact.effect),
  })
}

/** Describe the card with a code. Return the code if there is no such card. */
export function cardName(facts: { cards: Record<string, CardFact> }, card: string): string {
  const fact = facts.cards[card]
  return fact ? describeCard(fact) : card
}

/** Describe the island or expedition card with a code; empty for other codes. */
export function islandName(facts: Facts, code: string): string {
  const goods = facts.new_world[code]
  if (goods) return t('page-1800-island-imports', { goods: listed(goods.map(goodName)) })
  const visit = facts.expeditions[code]
  if (visit)
    return t('page-1800-hand-expedition', {
      animal: cubeName(visit.animal),
      artifact: cubeName(visit.artifact),
    })
  const island = facts.old_world[code]
  if (!island) return ''
  const what = island.tile ? tileName(island.tile) : describeEffect(island.effect)
  return t('page-1800-island-old-with', { what: what || t('page-1800-card-nothing') })
}

/** Return the label of a place: its text, and the number of its cell if it is one. */
export function placeLabel({ at, text }: Pick<PlanPlace, 'at' | 'text'>): string {
  return Number(at) ? `${text}, ${t('page-place-cell', { cell: at })}` : text
}
