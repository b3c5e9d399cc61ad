// Advice of bots: figures, hints, and reviews that are requested in chunks and can be stopped.

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { api } from '../src/api/http'
import { Hints } from '../src/advice/hints.svelte'
import { roundDifference, isNegligible, turningPoints } from '../src/advice/differences'
import { Review } from '../src/advice/review.svelte'
import { createTable } from '../src/home/create_table'
import { allowsHints, defaultBot, defaultSetup } from '../src/home/setup'

import type { GameInfo } from '../src/api/types'
import type { TableState } from '../src/table/table.svelte'

vi.mock('../src/i18n/i18n.svelte', () => ({ t: (key: string) => key, currentLanguage: () => 'en' }))
vi.mock('../src/api/http', () => ({
  api: vi.fn(() => Promise.resolve({ table: 't' })),
  createId: () => 'n',
  Refused: Error,
}))
vi.mock('../src/session.svelte', () => ({ session: { ensure: vi.fn() } }))
vi.mock('../src/route.svelte', () => ({ go: vi.fn() }))
vi.stubGlobal('localStorage', { setItem: vi.fn(), getItem: vi.fn() })

describe('reviewed decisions', () => {
  const decisions = [
    { line: 3, behind: 0.2, turning: false },
    { line: 9, behind: 1.5, turning: true },
    { line: 12, behind: 0, turning: false },
    { line: 20, behind: 4, turning: true },
    { line: 31, behind: 1.5, turning: true },
  ]
  const lines = (found: { line: number }[]): number[] => found.map(({ line }) => line)

  it('turn where most is lost', () => {
    expect(lines(turningPoints(decisions, 12, 'largest'))).toEqual([20, 9, 31])
    expect(lines(turningPoints(decisions, 12, 'course'))).toEqual([9, 20, 31])
  })

  it('are limited to the largest ones', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ line: index + 1, behind: index, turning: true }))
    const found = turningPoints(many, 12, 'course')
    expect(found.length).toBe(12)
    expect(found[0]?.line).toBe(29)
  })

  it('have figures that can be read', () => {
    expect(roundDifference(1.44, 'points')).toBe(1.4)
    expect(roundDifference(1.04, 'points')).toBe(1)
    expect(roundDifference(0.034, 'chance')).toBe(3.4)
    expect(roundDifference(0.123, 'chance')).toBe(12)
    expect(isNegligible(0.04, 'points')).toBe(true)
    expect(isNegligible(0.04, 'chance')).toBe(false)
  })
})

describe('a new table', () => {
  const bot = (name: string, level: boolean) => ({ name, label: name, about: '', level })
  const bots = [bot('easy', true), bot('medium', true), bot('random', false)]
  const game = { name: 'g', fewest: 2, most: 4, options: [], bots } as unknown as GameInfo

  it('begins against the medium level', () => {
    expect(defaultSetup(game).seats.map((seat) => seat.bot)).toEqual(['', 'medium'])
    expect(defaultBot([bot('random', false)])).toBe('random')
  })

  it('allows hints unless somebody comes from elsewhere or it was chosen otherwise', () => {
    const setup = defaultSetup(game)
    expect(allowsHints(setup)).toBe(true)
    const open = { ...setup, seats: [...setup.seats, { kind: 'free' as const, name: '', bot: '' }] }
    expect(allowsHints(open)).toBe(false)
    expect(allowsHints({ ...open, hints: true })).toBe(true)
    expect(allowsHints({ ...setup, hints: false })).toBe(false)
  })

  it('leaves to the server what nobody chose', async () => {
    const setup = defaultSetup(game)
    await createTable(setup)
    await createTable({ ...setup, hints: false })
    const sent = vi.mocked(api).mock.calls.map(([, , body]) => (body as { hints: unknown }).hints)
    expect(sent).toEqual([null, false])
  })
})

/** A connection whose questions the test answers. */
class FakeLive {
  readonly questions: Record<string, unknown>[] = []
  private readonly waiting: ((answer: unknown) => void)[] = []

  ask = (type: string, rest: Record<string, unknown>): Promise<unknown> => {
    this.questions.push({ type, ...rest })
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  async answer(data: unknown): Promise<void> {
    this.waiting.shift()?.(data)
    await settled()
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe('a review', () => {
  let live: FakeLive
  let review: Review

  beforeEach(() => {
    live = new FakeLive()
    review = new Review({ live, replay: { last: 30, lines: 0 }, viewer: 1 } as unknown as TableState)
  })

  const chunk = (next: number | null, ...lines: number[]) => ({
    unit: 'points',
    lines: lines.map((line) => ({ line, behind: 1 })),
    most: 12,
    next,
  })

  it('asks in chunks, continues where the server stopped, and ends at the last line', async () => {
    void review.show()
    await settled()
    await live.answer(chunk(9, 4))
    expect(review.running).toBe(true)
    await live.answer(chunk(null, 11, 20))
    await live.answer(chunk(null, 29))
    expect(live.questions).toEqual([
      { type: 'review', seat: 1, first: 1, last: 12 },
      { type: 'review', seat: 1, first: 9, last: 20 },
      { type: 'review', seat: 1, first: 21, last: 30 },
    ])
    expect(review.decisions.map(({ line }) => line)).toEqual([4, 11, 20, 29])
    expect([review.complete, review.running]).toEqual([true, false])
  })

  it('stops at once and asks no second question before the first is answered', async () => {
    void review.start(1)
    await settled()
    review.stop()
    expect(review.running).toBe(false)
    void review.start(0)
    await settled()
    expect(live.questions.length).toBe(1)
    // The answer to a stopped request is discarded.
    await live.answer(chunk(null, 7))
    expect(review.decisions).toEqual([])
    expect(live.questions.at(-1)).toEqual({ type: 'review', seat: 0, first: 1, last: 12 })
  })

  it('does not ask for ever if the server gets nowhere', async () => {
    void review.start(0)
    await settled()
    await live.answer(chunk(1))
    expect([live.questions.length, review.running, review.complete]).toEqual([1, false, false])
  })
})

describe('hints', () => {
  it('are asked for once, and an answer that comes too late is not shown', async () => {
    const live = new FakeLive()
    const clear = vi.fn()
    const table = {
      live,
      viewer: 0,
      acting: true,
      covered: false,
      connection: 'open',
      can: { hint: true },
      offers: { clear },
    } as unknown as TableState
    const hints = new Hints(table)
    void hints.ask()
    void hints.ask()
    expect([live.questions.length, hints.busy, clear.mock.calls.length]).toEqual([1, true, 1])
    hints.close()
    await live.answer({ unit: 'points', moves: [] })
    expect([hints.open, hints.answer]).toEqual([false, null])
    void hints.ask()
    await live.answer({ unit: 'points', moves: [] })
    expect([hints.open, hints.busy]).toEqual([true, false])
  })
})
