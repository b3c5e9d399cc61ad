// Cards, costs and islands in words, for those who hear the page and for hints.

import { knows, spoken, t } from '../words/words.svelte'
import { byKind, counted, type CardFact, type Cost, type Effect, type Way } from './cards'

import type { Lack } from './view'
import type { Facts } from './view'

/** Several names in a row, as the reader's language does it. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(spoken(), { style: 'short', type: 'unit' }).format(parts)
}

// Changed figures may have things without a name in the language files.
function named(family: string, id: string): string {
  const key = `anno1800-${family}-${id}`
  return knows(key) ? t(key) : id.replaceAll('_', ' ')
}

export const goodName = (good: string): string => named('good', good)
export const cubeName = (cube: string): string => named('cube', cube)
export const tileName = (tile: string): string => named('tile', tile)
export const deckName = (deck: string): string => named('deck', deck)
export const objectiveName = (objective: string): string => named('objective', objective)

/** `2 × farmer`, or the bare name of one. */
export function some(count: number, name: string): string {
  return count === 1 ? name : t('page-1800-card-times', { number: count, name })
}

const WAYS = {
  make: () => t('page-1800-card-way-make'),
  buy: () => t('page-1800-card-way-buy'),
  import: () => t('page-1800-card-way-import'),
  free: () => t('page-1800-card-way-free'),
  lack: () => t('page-1800-card-way-lack'),
}

/** How a seat could come by a good, in words. */
function wayWords(way: Way): string {
  return way ? WAYS[way]() : ''
}

/** A good, how many of it, and how one could come by it. */
export function goodWords(good: string, count: number, way: Way): string {
  const name = some(count, goodName(good))
  return way ? t('page-1800-card-need', { name, way: wayWords(way) }) : name
}

const PAID = {
  trade: (number: number) => t('page-1800-card-trade', { number }),
  exploration: (number: number) => t('page-1800-card-exploration', { number }),
  gold: (number: number) => t('page-1800-card-gold', { number }),
}

/** `2 trade tokens`, `3 gold`. */
export function paidWords(kind: keyof typeof PAID, number: number): string {
  return PAID[kind](number)
}

function tokenWords(of: Record<keyof typeof PAID, number>): string[] {
  return (['trade', 'exploration', 'gold'] as const).flatMap((kind) =>
    of[kind] ? [paidWords(kind, of[kind])] : [],
  )
}

/** A cost in words: `beer (you can make it), 2 exploration tokens`. */
export function costWords(cost: Cost, status?: (good: string) => Way): string {
  const words = counted(cost.goods ?? []).map(([good, count]) => goodWords(good, count, status?.(good) ?? ''))
  for (const [cube, count] of byKind(cost.cubes))
    words.push(t('page-1800-card-exhaust', { cubes: some(count, cubeName(cube)) }))
  words.push(...tokenWords(cost))
  return words.length ? listed(words) : t('page-1800-card-nothing')
}

/** Cubes, tokens and gold in words, whatever becomes of them: `2 × farmer, 3 gold`; or with the cubes as ready. */
export function heapWords(heap: Cost, ready: boolean): string {
  const cubes = byKind(heap.cubes).map(([cube, count]) => some(count, cubeName(cube)))
  const words = ready && cubes.length ? [t('page-1800-card-held', { cubes: listed(cubes) })] : cubes
  words.push(...tokenWords(heap))
  return words.length ? listed(words) : t('page-1800-card-nothing')
}

/** An effect in words, where the server has not told it. */
export function effectWords(effect: Effect): string {
  const words = byKind(effect.cubes).map(([cube, count]) => some(count, cubeName(cube)))
  if (effect.upgrades)
    words.push(t('page-1800-card-upgrades', { number: effect.upgrades, cube: cubeName(effect.upgrade_from) }))
  words.push(...tokenWords(effect))
  if (effect.expeditions) words.push(t('page-1800-card-expeditions', { number: effect.expeditions }))
  if (effect.actions) words.push(t('page-1800-card-actions', { number: effect.actions }))
  if (effect.returns) words.push(t('page-1800-card-returns', { number: effect.returns }))
  if (effect.free_goods.length)
    words.push(t('page-1800-card-free', { goods: listed(effect.free_goods.map(goodName)) }))
  return listed(words)
}

/** What is lacking, in words; empty if nothing is. */
export function lackWords(lacks: Lack[]): string {
  if (!lacks.length) return ''
  const words = lacks.map(({ what, name, number }) => {
    if (what === 'good') return some(number, goodName(name))
    if (what === 'cube') return some(number, cubeName(name))
    if (what === 'workplace') return t('page-1800-card-workplace', { good: goodName(name) })
    if (what === 'trade_token') return paidWords('trade', number)
    return paidWords(what === 'exploration_token' ? 'exploration' : 'gold', number)
  })
  return t('page-1800-card-lacks', { what: listed(words) })
}

/** A card in words, since its number says nothing to people. */
export function cardWords(fact: CardFact, status?: (good: string) => Way): string {
  return t('page-1800-card-words', {
    deck: deckName(fact.deck),
    points: fact.points,
    needs: costWords(fact.cost, status),
    brings: fact.brings || effectWords(fact.effect),
  })
}

/** A card by its code, in words. */
export function cardName(facts: { cards: Record<string, CardFact> }, card: string): string {
  const fact = facts.cards[card]
  return fact ? cardWords(fact) : card
}

/** An island or an expedition card by its code, in words; empty for other codes. */
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
  const what = island.tile ? tileName(island.tile) : effectWords(island.effect)
  return t('page-1800-island-old-with', { what: what || t('page-1800-card-nothing') })
}
