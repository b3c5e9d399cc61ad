import { describe, expect, it, vi } from 'vitest'

import help1503 from '../src/anno1503/help.json'
import { tipApplies as tipHolds1503 } from '../src/anno1503/tips'
import { isSymbol as isSymbol1503 } from '../src/anno1503/pictures'
import help1800 from '../src/anno1800/help.json'
import { helpTopic } from '../src/anno1800/help_topic'
import { isSymbol as isSymbol1800 } from '../src/anno1800/pictures'
import { tipApplies as tipHolds1800 } from '../src/anno1800/tips'
import { kindKey, paragraphKeys, screenKeys, tips } from '../src/help/contents'
import { thing } from '../src/table/things'

import type { GameHelp } from '../src/help/contents'
import type { TableState } from '../src/table/table.svelte'

vi.mock('../src/table/facts.svelte', () => ({
  facts: () => ({
    tiles: {
      brewery: { family: 'industry' },
      shipyard_2: { family: 'shipyard' },
      exploration_1: { family: 'exploration' },
    },
  }),
}))

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
  hand_size: 6,
  gold: 7,
  ships: [],
  inhabitants: ['pioneer', 'settler', 'pioneer', '', ''],
}
const view1503 = { viewer: 0, players: 2, turns: 1, hand_limit: 5, seats: [seat1503] }

const HELP: Record<string, GameHelp> = { anno1503: help1503, anno1800: help1800 }
const HOLDS: Record<string, typeof tipHolds1503> = { anno1503: tipHolds1503, anno1800: tipHolds1800 }

function tipsOf(game: string): { when: string }[] {
  return tips(game, HELP[game])
}

function fitting(game: string, view: { viewer: number }): string[] {
  return tipsOf(game).flatMap(({ when }) => (HOLDS[game]?.(when, view) ? [when] : []))
}

describe('the contents of the help', () => {
  it('make the keys of the language files', () => {
    const goal = HELP.anno1800?.sections[0]
    expect(goal && paragraphKeys('anno1800', goal)).toEqual(['help-anno1800-goal-1', 'help-anno1800-goal-2'])
    expect(screenKeys()[0]).toBe('help-screen-1')
    expect(kindKey('anno1503', 'sail')).toBe('help-anno1503-do-sail')
  })

  it('find the help of an offered thing', () => {
    const table = { id: 't', view: { objectives: [{ id: 'aarhant' }] } } as unknown as TableState
    expect(helpTopic(table, thing('build', 'brewery'))).toBe('build')
    expect(helpTopic(table, thing('build', 'shipyard_2'))).toBe('build-shipyard')
    expect(helpTopic(table, thing('build', 'exploration_1'))).toBe('build-ship')
    expect(helpTopic(table, thing('use', 'fw40'))).toBe('use')
    expect(helpTopic(table, thing('use', 'aarhant'))).toBe('use-objective')
    expect(helpTopic(table, thing('end'))).toBe('end')
  })

  it('show drawings that there are', () => {
    const known: Record<string, (name: string) => boolean> = {
      anno1503: isSymbol1503,
      anno1800: isSymbol1800,
    }
    for (const [game, { symbols }] of Object.entries(HELP)) {
      const pictures = symbols.map(({ picture }) => picture)
      expect(pictures.filter((picture) => picture && !known[game]?.(picture))).toEqual([])
    }
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

  it('are not shown to spectators', () => {
    expect(fitting('anno1800', { ...view1800, viewer: -1 })).toEqual([])
  })

  it('all have a condition that can hold', () => {
    const early = { ...view1800, turns: 0 }
    const rich = {
      ...early,
      seats: [{ ...seat1800, hand: { nw: 11 }, trade: { ready: 1, exhausted: 0, cards: 0 } }],
    }
    const found = new Set([...fitting('anno1800', early), ...fitting('anno1800', rich)])
    expect(tipsOf('anno1800').filter(({ when }) => !found.has(when))).toEqual([])
    const poor = { ...view1503, seats: [{ ...seat1503, gold: 1 }] }
    expect(fitting('anno1503', poor).length).toBe(tipsOf('anno1503').length)
  })
})
