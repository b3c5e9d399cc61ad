import { describe, expect, it } from 'vitest'

import {
  cellsUsed,
  requestedCube,
  toggledPlaces,
  placesChosen,
  placesOffered,
} from '../src/anno1800/plan_places'

import type { PlanOption, PlanPayment } from '../src/anno1800/view'
import type { PlanAnswer } from '../src/api/types'

const NOTHING = { cubes: {}, trade: 0, exploration: 0, gold: 0 }

function plan(rest: Partial<PlanAnswer>): PlanAnswer {
  return {
    thing: 'build brewery',
    kind: 'build',
    names: ['brewery'],
    immediate: false,
    line: '',
    text: '',
    error: null,
    final: false,
    places: [],
    at: '',
    choose: null,
    payment: null,
    ...rest,
  }
}

function payment(rest: Partial<PlanPayment>): PlanPayment {
  return {
    units: [],
    steps: [],
    cost: { goods: [], cubes: [], trade: 0, exploration: 0, gold: 0 },
    price: NOTHING,
    left: { ready: {}, trade: 0, exploration: 0, gold: 0 },
    from_hand: [],
    at_hand: [],
    ...rest,
  }
}

function option(step: string, cell: number): PlanOption {
  return {
    step,
    kind: 'work',
    cube: 'farmer',
    cell,
    seller: -1,
    card: '',
    price: NOTHING,
    possible: true,
    text: '',
  }
}

describe('what a plan says about an island', () => {
  it('marks the cells where cubes work, leave, or a tile goes back, and no others', () => {
    const units = [{ good: 'planks', step: 'work 2', options: [option('work 2', 2), option('work 9', 9)] }]
    const steps = [
      ['recall', 'recall farmer from 1', 1],
      ['recall', 'recall worker from exhausted', 0],
      ['return', 'return 14', 14],
      ['beryl', 'beryl 3', 0],
    ] as const
    const others = steps.map(([kind, step, cell]) => ({ step, kind, cell, text: '' }))
    const paid = plan({ payment: payment({ units, steps: others }) })
    expect([...cellsUsed(paid)]).toEqual(['2', '1', '14'])
    expect(cellsUsed(null).size).toBe(0)
  })

  it('offers places only where there is a choice', () => {
    const places = ['12', '13'].map((at) => ({ at, text: '', loss: 0 }))
    expect([...placesOffered(plan({ places, at: '12' }))]).toEqual(['12', '13'])
    expect(placesOffered(plan({ places: places.slice(0, 1), at: '12' })).size).toBe(0)
    expect([...placesChosen(plan({ places, at: '12' }))]).toEqual(['12'])
  })

  it('knows whose places are asked for', () => {
    expect(requestedCube(plan({ kind: 'upgrade', names: ['farmer'] }), null)).toBe('farmer')
    expect(requestedCube(null, null)).toBe('')
  })

  it('names one place more, or takes it back when no more can be', () => {
    const choose = {
      from: 'places' as const,
      fewest: 1,
      most: 2,
      items: ['home', 'home', '3'],
      named: ['home'],
    }
    expect(toggledPlaces(choose, 'home')).toEqual(['home', 'home'])
    expect(toggledPlaces({ ...choose, named: ['home', 'home'] }, 'home')).toEqual([])
    expect(toggledPlaces({ ...choose, named: ['home', 'home'] }, '3')).toEqual(['home', '3'])
    expect(toggledPlaces({ ...choose, named: ['home', '3'] }, '3')).toEqual(['home'])
  })
})
