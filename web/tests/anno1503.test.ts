import { describe, expect, it } from 'vitest'

import { berth } from '../src/anno1503/berths'
import { complete, lots, mayPick } from '../src/anno1503/goods_lots'
import { narrowTo, onAgreements, onGold, onSite, onSpace, sales } from '../src/anno1503/island'
import { rollHistory } from '../src/anno1503/roll_history'
import { leadingTo, squareTarget, shipsByCell, squares } from '../src/anno1503/sea'
import { thing } from '../src/table/things'
import { seatsFrom, listed, markLacking, type SeatView } from '../src/anno1503/view'

import type { LogEntry, Thing } from '../src/api/types'

function things(...texts: string[]): Thing[] {
  return texts.map((text) => {
    const [kind = '', ...names] = text.split(' ')
    return { text, kind, names, name: text }
  })
}

function texts(found: Thing[]): string[] {
  return found.map(({ text }) => text)
}

const seat = { ships: ['a3', 'b3'] } as unknown as SeatView

describe('the sea', () => {
  it('has a square for each sign of the map', () => {
    const found = squares(['2..', 'S.4'])
    expect(found.length).toBe(6)
    expect(found[0]).toEqual({ cell: 'a1', x: 0, y: 0, stack: 2, start: false })
    expect(found[3]).toMatchObject({ cell: 'a2', start: true, stack: 0 })
    expect(found[5]).toMatchObject({ cell: 'c2', stack: 4 })
  })

  it('knows whose ships lie where', () => {
    const found = shipsByCell([seat, { ...seat, ships: ['b3'] }])
    expect(found.get('b3')).toEqual([
      { seat: 0, rank: 2 },
      { seat: 1, rank: 1 },
    ])
  })

  const offered = things('sail 1 b3', 'sail 2 b3', 'look 1 a2', 'end')

  it('finds what leads to a square', () => {
    expect(texts(leadingTo(offered, 'b3', 0))).toEqual(['sail 1 b3', 'sail 2 b3'])
    expect(texts(leadingTo(offered, 'b3', 2))).toEqual(['sail 2 b3'])
    expect(texts(leadingTo(offered, 'a2', 2))).toEqual([])
  })

  it('understands a click', () => {
    expect(squareTarget(offered, 'b3', [], 1, false)).toEqual({ things: things('sail 1 b3') })
    expect(squareTarget(offered, 'a3', [1, 2], 0, false)).toEqual({ helm: 1 })
    expect(squareTarget(offered, 'a3', [1, 2], 1, false)).toEqual({ helm: 2 })
    expect(squareTarget(offered, 'a2', [], 2, true)).toEqual({ things: things('look 1 a2') })
    expect(squareTarget(offered, 'l1', [], 0, true)).toEqual({ ask: thing('look', 1, 'l1') })
    expect(squareTarget(offered, 'l2', [], 2, false)).toEqual({ ask: thing('sail', 2, 'l2') })
  })

  it('has room for all ships on a square', () => {
    expect(berth(0, 1)).toEqual({ dx: 0, dy: 0, small: false })
    const eight = Array.from({ length: 8 }, (_, index) => berth(index, 8))
    expect(new Set(eight.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(8)
    expect(eight.every(({ dx, dy }) => Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5)).toBe(true)
  })
})

describe('goods named together', () => {
  const offered = lots(things('discard stone wood', 'discard wood wood', 'end'), 'discard')

  it('are gathered one by one', () => {
    expect(mayPick(offered, {}, 'stone')).toBe(true)
    expect(mayPick(offered, { stone: 1 }, 'stone')).toBe(false)
    expect(mayPick(offered, { wood: 1 }, 'wood')).toBe(true)
    expect(mayPick(offered, {}, 'cloth')).toBe(false)
  })

  it('are an answer when they are all there', () => {
    expect(complete(offered, { wood: 1 })).toBeUndefined()
    expect(complete(offered, { wood: 1, stone: 1 })?.text).toBe('discard stone wood')
    expect(complete(offered, { wood: 2, stone: 0 })?.text).toBe('discard wood wood')
  })
})

describe('the island', () => {
  const offered = things('develop 1', 'sell wood 1', 'sell wood 3', 'sell cloth 2', 'keep 3', 'keep')

  it('knows which part a thing belongs to', () => {
    expect(texts(onSpace(offered, 1, ''))).toEqual(['develop 1', 'sell wood 1'])
    expect(texts(onSpace(offered, 3, 'treasure_upgrade'))).toEqual(['sell wood 3', 'keep 3'])
    expect(texts(onSite(offered, 3, '', 'branch_wood'))).toEqual(['keep 3'])
    expect(texts(onAgreements(offered, 'agreement'))).toEqual(['keep'])
    expect(texts(onGold(offered, ''))).toEqual([])
    expect(texts(sales(offered, 'wood'))).toEqual(['sell wood 1', 'sell wood 3'])
  })

  it('names the site only among branches of the same good', () => {
    const gifts = things('give branch_spice 2', 'give branch_spice 3', 'give branch_wood', 'give agreement')
    expect(texts(onSite(gifts, 2, 'spice', ''))).toEqual(['give branch_spice 2'])
    expect(texts(onSite(gifts, 1, 'wood', ''))).toEqual(['give branch_wood'])
    expect(texts(onAgreements(gifts, ''))).toEqual(['give agreement'])
  })

  it('answers first what was asked', () => {
    const own = things('develop 1', 'sell wood 1')
    expect(texts(narrowTo(own, things('sell wood 1', 'sell wood 3')))).toEqual(['sell wood 1'])
    expect(texts(narrowTo(own, []))).toEqual(['develop 1', 'sell wood 1'])
  })
})

describe('the roll history', () => {
  function entry(number: number, ...events: Record<string, unknown>[]): LogEntry {
    const perspectives = [{ seat: 0, events, texts: events.map(({ kind }) => `told ${String(kind)}`) }]
    return { number, revision: number, kind: 'move', seat: 0, at: 0, data: {}, perspectives }
  }
  const first = entry(
    1,
    { kind: 'turn', seat: 0, number: 1 },
    { kind: 'rolled', seat: 0, face: 3 },
    { kind: 'took', seat: 0, goods: ['stone'] },
  )
  const fire = entry(
    3,
    { kind: 'turn', seat: 1, number: 2 },
    { kind: 'rolled', seat: 1, face: 6 },
    { kind: 'struck', event: 'fire', face: 4 },
    { kind: 'paid', seat: 1, gold: 2, event: 'fire' },
  )

  it('tell what everybody got, also in a later line', () => {
    const [roll] = rollHistory([first, entry(2, { kind: 'took', seat: 1, goods: ['spice'] })], 0, 1)
    expect(roll).toMatchObject({ seat: 0, face: 3, event: '', turn: 1, texts: ['told rolled'] })
    expect(roll?.effects.map(({ seat: who, goods }) => [who, goods])).toEqual([
      [0, ['stone']],
      [1, ['spice']],
    ])
  })

  it('tell of events', () => {
    const found = rollHistory([first, fire], 0, 2)
    expect(found.length).toBe(2)
    expect(found[1]).toMatchObject({ event: 'fire', eventFace: 4, texts: ['told rolled', 'told struck'] })
    expect(found[1]?.effects[0]).toMatchObject({ kind: 'paid', gold: 2 })
  })

  it('leave out turns that were taken back', () => {
    expect(rollHistory([first, fire], 0, 1).length).toBe(1)
  })
})

describe('the view', () => {
  it('marks the goods that are lacking, the last ones of a kind', () => {
    const shortages = [{ what: 'good' as const, name: 'stone', number: 1 }]
    expect(markLacking({ cloth: 1, stone: 2 }, shortages)).toEqual([
      { good: 'cloth', lacking: false },
      { good: 'stone', lacking: false },
      { good: 'stone', lacking: true },
    ])
  })

  it('lists goods and seats', () => {
    expect(listed({ wood: 2, stone: 0 })).toEqual(['wood', 'wood'])
    expect(seatsFrom(3, 1)).toEqual([1, 2, 0])
    expect(seatsFrom(2, -1)).toEqual([0, 1])
  })
})
