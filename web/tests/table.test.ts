// Plain functions of the table: the log, choosing, paying, clocks, curves, scores.

import { describe, expect, it } from 'vitest'

import { EVENTS } from '../src/anno1800/events'
import { fixStep, withoutGood } from '../src/anno1800/payment_steps'
import { runningTotals } from '../src/end/score'
import { grid, path } from '../src/replay/chart'
import { toggleItem } from '../src/table/selection'
import { chosenOptions } from '../src/table/table_options'
import { rowsOfEntry } from '../src/table/log_rows'
import { timeLeft } from '../src/table/time'

import type { LogEntry } from '../src/api/types'

function entry(events: Record<string, unknown>[], texts: string[], seat = 0): LogEntry {
  return {
    number: 7,
    revision: 5,
    kind: 'move',
    seat,
    at: 0,
    data: {},
    perspectives: [{ seat: 0, events, texts }],
  }
}

describe('the log', () => {
  it('separates actions from the steps that pay for them', () => {
    const [row] = rowsOfEntry(
      entry(
        [
          { kind: 'worked', seat: 0, good: 'coal' },
          { kind: 'built', seat: 0 },
        ],
        ['coal', 'a brewery'],
      ),
      0,
      EVENTS,
    )
    expect(row?.payments.map((step) => step.symbol)).toEqual(['coal'])
    expect(row?.actions.map((action) => action.text)).toEqual(['a brewery'])
  })

  it('gives each player a row of their own, under the turn it belongs to', () => {
    const events = [
      { kind: 'ended', seat: 0 },
      { kind: 'turn', seat: 1 },
      { kind: 'rolled', seat: 1 },
      { kind: 'took', seat: 0 },
    ]
    const found = rowsOfEntry(entry(events, ['end', 'turn 2', 'rolls', 'takes']), 0, EVENTS)
    expect(found.map((row) => [row.seat, row.turn])).toEqual([
      [0, ''],
      [1, 'turn 2'],
      [1, ''],
      [0, ''],
    ])
    expect(new Set(found.map((row) => row.key)).size).toBe(found.length)
  })

  it('never shows what another viewer at this screen saw', () => {
    expect(rowsOfEntry(entry([{ kind: 'drew_self', seat: 0 }], ['secret']), 1)).toEqual([])
  })
})

describe('choosing', () => {
  const choose = { from: 'hand', fewest: 1, most: 2, items: ['a', 'b', 'c'], named: ['a', 'b'] }

  it('puts in and takes out', () => {
    expect(toggleItem(choose, 'a', false)).toEqual(['b'])
    expect(toggleItem({ ...choose, named: ['a'] }, 'c', true)).toEqual(['a', 'c'])
  })

  it('lets the oldest make room', () => {
    expect(toggleItem(choose, 'c', true)).toEqual(['b', 'c'])
  })
})

describe('paying', () => {
  it('keeps the steps fixed for other goods', () => {
    const units = [
      { good: 'coal', step: 'buy coal from 1' },
      { good: 'grain', step: 'work 2' },
    ]
    expect(fixStep(units, ['buy coal from 1'], 1, 'buy grain from 2')).toEqual([
      'buy coal from 1',
      'buy grain from 2',
    ])
    expect(fixStep(units, ['buy coal from 1'], 0, 'work 6')).toEqual(['work 6'])
  })

  it('drops one fixed step of a good that is made less often', () => {
    const units = [
      { good: 'coal', step: 'buy coal from 1' },
      { good: 'coal', step: 'work 6' },
      { good: 'grain', step: 'work 2' },
    ]
    const fixed = ['work 6', 'work 2', 'work 6']
    expect(withoutGood(units, fixed, 'coal')).toEqual(['work 6', 'work 2'])
    expect(withoutGood(units, ['work 2'], 'coal')).toEqual(['work 2'])
  })

  it('shows goods used from the hand as a payment', () => {
    const events = [
      { kind: 'used_goods', seat: 0, goods: ['planks'] },
      { kind: 'built', seat: 0 },
    ]
    const [row] = rowsOfEntry(entry(events, ['uses planks', 'builds']), 0, EVENTS)
    expect(row?.payments.map((step) => step.text)).toEqual(['uses planks'])
  })
})

describe('the options of a table', () => {
  const values = [
    { value: null, label: 'drawn', pieces: [] },
    { value: 'first', label: 'First', pieces: ['zoo'] },
  ]
  const pieces = [
    { name: 'zoo', label: 'Zoo', about: '' },
    { name: 'museum', label: 'Museum', about: '' },
  ]
  const objectives = { name: 'objectives', label: 'Objectives', values, pieces, number: 5 }
  const switched = {
    name: 'tiles',
    label: 'Tiles',
    values: [{ value: 0, label: 'none', pieces: [] }],
    by_edition: { de: 1 },
  }
  const game = { options: [objectives], editions: [switched] }
  const shown = (options: Record<string, unknown>): string[] =>
    chosenOptions(game, options).map(({ label, value }) => `${label}: ${value}`)

  it('are named, also those that were not changed', () => {
    expect(shown({})).toEqual(['Objectives: drawn'])
    expect(shown({ objectives: 'first' })).toEqual(['Objectives: First'])
    expect(shown({ objectives: ['museum', 'zoo'], tiles: 0 })).toEqual([
      'Objectives: Zoo, Museum',
      'Tiles: none',
    ])
    expect(shown({ objectives: 'unknown' })).toEqual([])
  })
})

describe('figures', () => {
  it('shows times as a clock does', () => {
    expect(timeLeft(95, 'en')).toBe('1:35')
    expect(timeLeft(3 * 86_400 + 3605, 'en')).toBe('3 days 1:00:05')
  })

  it('draws curves and round grid lines', () => {
    expect(path([0, 10], { width: 100, height: 50, top: 10, bottom: 0, count: 2 })).toBe('M0 50L100 0')
    expect(grid(0, 40)).toEqual([0, 10, 20, 30, 40])
    expect(grid(-18, 106).every((mark) => mark >= -18 && mark <= 106)).toBe(true)
  })

  it('adds up row by row', () => {
    const sheet = [
      { name: 'cards', points: [3, 1] },
      { name: 'gold', points: [0, 2] },
    ]
    expect(runningTotals(sheet, 1, 2)).toEqual([3, 1])
    expect(runningTotals(sheet, 2, 2)).toEqual([3, 3])
  })
})
