import { describe, expect, it } from 'vitest'

import { HELP, paragraphKeys, screenKeys, tips, verbKey, verbOf } from '../src/help/contents'
import { holds } from '../src/help/when'
import { isSymbol } from '../src/symbols/names'

const seat1800 = {
  ready: { farmer: 1 },
  exhausted: { worker: 1 },
  cells: { 1: { tile: '', printed: 'home_planks', crew: ['farmer'] } },
  hand: { farmer_worker: 2 },
  trade: { ready: 0, exhausted: 2, cards: 0 },
  open_cards: ['fw01'],
}
const view1800 = { viewer: 0, players: 2, turns: 5, seats: [seat1800] }
const seat1503 = {
  hand: { wood: 6 },
  gold: 7,
  ships: [],
  inhabitants: ['pioneer', 'settler', 'pioneer', '', ''],
}
const view1503 = { viewer: 0, players: 2, turns: 1, hand_limit: 5, seats: [seat1503] }

function fitting(game: string, view: { viewer: number }): string[] {
  return tips(game).flatMap(({ when }) => (holds(game, when, view) ? [when] : []))
}

describe('the contents of the help', () => {
  it('make the keys of the language files', () => {
    const goal = HELP.anno1800?.sections[0]
    expect(goal && paragraphKeys('anno1800', goal)).toEqual(['help-anno1800-goal-1', 'help-anno1800-goal-2'])
    expect(screenKeys()[0]).toBe('help-screen-1')
    expect(verbKey('anno1503', 'sail')).toBe('help-anno1503-do-sail')
  })

  it('find the help of an offered thing', () => {
    expect(verbOf('build brewery')).toBe('build')
    expect(verbOf('build shipyard 2')).toBe('build-shipyard')
    expect(verbOf('build exploration 1 at 20: work 2')).toBe('build-ship')
    expect(verbOf('use fw40', ['aarhant'])).toBe('use')
    expect(verbOf('use aarhant', ['aarhant'])).toBe('use-objective')
    expect(verbOf('end')).toBe('end')
  })

  it('show drawings that there are', () => {
    const pictures = Object.values(HELP).flatMap(({ symbols }) => symbols.map(({ picture }) => picture))
    expect(pictures.filter((picture) => picture && !isSymbol(picture))).toEqual([])
  })
})

describe('tips', () => {
  it('fit what the viewer has', () => {
    expect(fitting('anno1800', view1800)).toEqual(['always', 'few-ready', 'effects-open', 'few-cards'])
    expect(fitting('anno1503', view1503)).toEqual([
      'first-turn',
      'always',
      'many-goods',
      'no-ship',
      'before-building',
    ])
  })

  it('are none for onlookers', () => {
    expect(fitting('anno1800', { ...view1800, viewer: -1 })).toEqual([])
  })

  it('all have a condition that can hold', () => {
    const early = { ...view1800, turns: 0 }
    const rich = {
      ...early,
      seats: [{ ...seat1800, hand: { nw: 11 }, trade: { ready: 1, exhausted: 0, cards: 0 } }],
    }
    const found = new Set([...fitting('anno1800', early), ...fitting('anno1800', rich)])
    expect(tips('anno1800').filter(({ when }) => !found.has(when))).toEqual([])
    const poor = { ...view1503, seats: [{ ...seat1503, gold: 1 }] }
    expect(fitting('anno1503', poor).length).toBe(tips('anno1503').length)
  })
})
