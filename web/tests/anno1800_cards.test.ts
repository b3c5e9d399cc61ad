import { describe, expect, test } from 'vitest'

import {
  countByKind,
  columnsFor,
  counted,
  distance,
  filtered,
  sorted,
  type HandCard,
} from '../src/anno1800/cards'
import { CUBE_SHAPES } from '../src/anno1800/cube_shapes'
import { sourceFinder } from '../src/anno1800/good_sources'

function card(id: string, deck: string, points: number, playable: boolean, ...lacking: string[]): HandCard {
  const cost = { goods: [], cubes: [], trade: 0, exploration: 0, gold: 0 }
  const effect = {
    ...cost,
    upgrades: 0,
    upgrade_from: '',
    upgrade_to: '',
    expeditions: 0,
    actions: 0,
    returns: 0,
    free_goods: [],
  }
  const shortages = lacking.map((name) => ({ what: name === 'gold' ? 'gold' : 'good', name, number: 1 }))
  return { id, fact: { deck, points, needs: '', brings: '', cost, effect }, playable, shortages }
}

const HAND = [
  card('fw10', 'farmer_worker', 3, false, 'beer', 'bread'),
  card('fw9', 'farmer_worker', 3, false, 'beer', 'bread'),
  card('aei01', 'artisan_engineer_investor', 8, false, 'beer'),
  card('nw03', 'new_world', 5, true),
  card('fw02', 'farmer_worker', 3, false, 'gold'),
]
const ids = (hand: HandCard[]): string[] => hand.map(({ id }) => id)

describe('a hand', () => {
  test('is sorted by what is missing: playable first, then tokens, then goods', () => {
    expect(ids(sorted(HAND, 'missing'))).toEqual(['nw03', 'fw02', 'aei01', 'fw9', 'fw10'])
    expect(distance(HAND[3]!)).toBeLessThan(distance(HAND[4]!))
  })

  test('is sorted by deck and by influence', () => {
    expect(ids(sorted(HAND, 'deck'))).toEqual(['fw02', 'fw9', 'fw10', 'aei01', 'nw03'])
    expect(ids(sorted(HAND, 'points'))).toEqual(['aei01', 'nw03', 'fw02', 'fw9', 'fw10'])
    expect(ids(HAND)[0]).toBe('fw10')
  })

  test('is shown whole, or what can be played, or one deck', () => {
    expect(filtered(HAND, 'all')).toHaveLength(5)
    expect(ids(filtered(HAND, 'playable'))).toEqual(['nw03'])
    expect(ids(filtered(HAND, 'farmer_worker'))).toEqual(['fw10', 'fw9', 'fw02'])
  })

  test('lies in the rows that make the cards largest, and else scrolls', () => {
    expect(columnsFor(9, 800, 140)).toBe(9)
    expect(columnsFor(8, 490, 280)).toBe(4)
    expect(columnsFor(3, 560, 280)).toBe(3)
    expect(columnsFor(24, 880, 140)).toBe(12)
    expect(columnsFor(21, 700, 200)).toBe(7)
    expect(columnsFor(21, 700, 140)).toBe(11)
    expect(columnsFor(0, 0, 0)).toBe(1)
  })
})

test('cubes are counted by kind, lowest first, printed one by one or not', () => {
  expect(countByKind(['artisan', 'farmer', 'artisan'])).toEqual([
    ['farmer', 1],
    ['artisan', 2],
  ])
  expect(countByKind({ investor: 1, farmer: 0, worker: 2 })).toEqual([
    ['worker', 2],
    ['investor', 1],
  ])
  expect(counted(['beer', 'bread', 'beer'])).toEqual([
    ['beer', 2],
    ['bread', 1],
  ])
})

test('a good can be made, bought or is lacking', () => {
  const way = sourceFinder({ goods: { beer: 'make', bread: 'buy', soap: 'lack' } }, [
    { what: 'good', name: 'planks', number: 1 },
  ])
  expect(['beer', 'bread', 'soap', 'planks'].map(way)).toEqual(['make', 'buy', 'lack', 'lack'])
  expect(sourceFinder({}, [])('beer')).toBe('')
})

test('the five kinds of people have five shapes', () => {
  expect(new Set(Object.values(CUBE_SHAPES)).size).toBe(5)
})
