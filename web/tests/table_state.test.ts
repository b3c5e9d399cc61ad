// What a seat can do and is about to do: clicks faster than answers, other positions, lost connections.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { thing } from '../src/table/things'
import { TableState } from '../src/table/table.svelte'
import { FakeSocket, happened, inBrowser, planned, refusal, settled, tableAt } from './fake_server'

const { note } = vi.hoisted(() => ({ note: vi.fn() }))
vi.mock('../src/words/words.svelte', () => ({ t: (key: string) => key, spoken: () => 'en' }))
vi.mock('../src/parts/notes.svelte', () => ({ note, dismiss: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  note.mockReset()
  inBrowser()
})
afterEach(() => vi.useRealTimers())

async function seated(...texts: string[]): Promise<{ table: TableState; socket: FakeSocket }> {
  const table = new TableState('t')
  await FakeSocket.last.welcome(tableAt(7, texts))
  table.offers.refresh()
  return { table, socket: FakeSocket.last }
}

async function answered(socket: FakeSocket, message: unknown): Promise<void> {
  await socket.hear(message)
  await settled()
}

describe('what can be done', () => {
  it('comes with the table, without a question', async () => {
    const { table, socket } = await seated('take 1', 'end')
    expect(table.offers.things.map(({ text }) => text)).toEqual(['take 1', 'end'])
    await socket.hear(happened(8, ['end']))
    expect(table.offers.onlyEnd).toBe(true)
    await socket.hear(happened(9, ['take 2'], 1))
    expect(table.offers.things).toEqual([])
    expect(socket.sent.map(({ type }) => type)).not.toContain('things')
  })
})

describe('clicks', () => {
  it('on the same thing before an answer are one click', async () => {
    const { table, socket } = await seated('take 1')
    void table.offers.choose(thing('take', 1))
    void table.offers.choose(thing('take', 1))
    await settled()
    expect(socket.said('plan').length).toBe(1)
    await answered(socket, planned(socket.said('plan')[0]?.id, 'take 1'))
    expect(table.offers.plan?.thing).toBe('take 1')
    expect(socket.said('plan').length).toBe(1)
  })

  it('on different things are answered one after the other', async () => {
    const { table, socket } = await seated('take 1', 'take 2')
    void table.offers.choose(thing('take', 1))
    void table.offers.choose(thing('take', 2))
    await settled()
    expect(socket.said('plan').map((asked) => asked.thing)).toEqual(['take 1'])
    await answered(socket, planned(socket.said('plan')[0]?.id, 'take 1'))
    await answered(socket, planned(socket.said('plan')[1]?.id, 'take 2'))
    expect(table.offers.plan?.thing).toBe('take 2')
  })

  it('do at once what leaves nothing to decide, on the present revision', async () => {
    const { table, socket } = await seated('take 1')
    void table.offers.choose(thing('take', 1))
    await settled()
    await answered(socket, planned(socket.said('plan')[0]?.id, 'take 1', { immediate: true }))
    expect(socket.said('move').map(({ line, revision }) => [line, revision])).toEqual([['take 1', 7]])
  })

  it('show first what has become another position meanwhile', async () => {
    const { table, socket } = await seated('take 1')
    void table.offers.choose(thing('take', 1))
    await settled()
    await socket.hear(happened(8, ['take 1']))
    table.offers.refresh()
    await answered(socket, planned(socket.said('plan')[0]?.id, 'take 1', { immediate: true }))
    await answered(socket, planned(socket.said('plan')[1]?.id, 'take 1', { immediate: true }))
    expect(socket.said('move')).toEqual([])
    expect(table.offers.plan?.thing).toBe('take 1')
  })

  it('that wait are called off by Escape', async () => {
    const { table, socket } = await seated('take 1', 'take 2')
    void table.offers.choose(thing('take', 1))
    void table.offers.choose(thing('take', 2))
    await settled()
    expect(table.offers.cancel()).toBe(true)
    await answered(socket, planned(socket.said('plan')[0]?.id, 'take 1', { immediate: true }))
    expect(socket.said('plan').length).toBe(1)
    expect(socket.said('move')).toEqual([])
    expect(table.offers.plan).toBeNull()
  })
})

describe('a plan', () => {
  async function planning(): Promise<{ table: TableState; socket: FakeSocket }> {
    const { table, socket } = await seated('take 1')
    void table.offers.choose(thing('take', 1))
    await settled()
    await answered(socket, planned(socket.said('plan')[0]?.id, 'take 1'))
    return { table, socket }
  }

  it('follows the last wish, whatever is answered first', async () => {
    const { table, socket } = await planning()
    void table.offers.wish({ at: 'a' })
    void table.offers.wish({ at: 'b' })
    await settled()
    const [, first, second] = socket.said('plan')
    await answered(socket, planned(second?.id, 'take 1', { at: 'b' }))
    await answered(socket, planned(first?.id, 'take 1', { at: 'a' }))
    expect(table.offers.plan?.at).toBe('b')
  })

  it('is confirmed once, on the revision it was made for; a stale one becomes a note', async () => {
    const { table, socket } = await planning()
    void table.offers.confirm()
    void table.offers.confirm()
    await settled()
    expect(socket.said('move').map(({ revision }) => revision)).toEqual([7])
    await socket.hear(happened(8, ['take 1']))
    table.offers.refresh()
    await answered(socket, refusal(socket.said('move')[0]?.id, 'revision-stale', { found: 8 }))
    expect(note).toHaveBeenCalledWith('revision-stale', 'bad')
    expect(table.offers.plan).toBeNull()
    expect(socket.said('open').length).toBe(1)
  })

  it('outlasts a lost connection in the same position, and is asked for again', async () => {
    const { table, socket } = await planning()
    socket.close(1006)
    table.offers.refresh()
    await settled()
    expect(table.offers.plan?.thing).toBe('take 1')
    await vi.advanceTimersByTimeAsync(20_000)
    const again = FakeSocket.last
    await again.welcome(tableAt(7, ['take 1']))
    table.offers.refresh()
    await settled()
    expect(again.said('plan').map((asked) => asked.thing)).toEqual(['take 1'])
    await answered(again, planned(again.said('plan')[0]?.id, 'take 1', { told: 'again' }))
    expect(table.offers.plan?.told).toBe('again')
  })
})

describe('acts', () => {
  it('are sent one after the other, and one that fails does not stop the next', async () => {
    const { table, socket } = await seated('end')
    const first = table.actSeat('undo', {})
    const second = table.act('chat', { text: 'hello' })
    await settled()
    expect(socket.said('chat')).toEqual([])
    await answered(socket, refusal(socket.said('undo')[0]?.id, 'nothing-to-undo'))
    expect(await first).toBe(false)
    const id = socket.said('chat')[0]?.id
    await answered(socket, { type: 'done', id, table: 't', number: 8, revision: 7 })
    expect(await second).toBe(true)
  })

  it('survive a lost connection without being done twice', async () => {
    const { table, socket } = await seated('end')
    const ended = table.actSeat('move', { line: 'end' })
    await settled()
    const id = socket.said('move')[0]?.id
    socket.close(1006)
    await vi.advanceTimersByTimeAsync(20_000)
    const again = FakeSocket.last
    await again.welcome(tableAt(8, [], 1))
    expect(again.said('move').map((move) => [move.id, move.revision])).toEqual([[id, 7]])
    await answered(again, { type: 'done', id, table: 't', number: 8, revision: 8 })
    expect(await ended).toBe(true)
    expect(table.revision).toBe(8)
  })
})

describe('looking back', () => {
  it('shows the position that was asked for last', async () => {
    const { table, socket } = await seated('end')
    const first = table.look(1)
    const second = table.look(2)
    await settled()
    const answer = (lines: number) => ({ lines, last: 5, seat: 0, view: {}, events: [], told: [] })
    const [one, two] = socket.said('look')
    await answered(socket, { type: 'answer', id: two?.id, data: answer(2) })
    await answered(socket, { type: 'answer', id: one?.id, data: answer(1) })
    await Promise.all([first, second])
    expect(table.looking?.lines).toBe(2)
    expect(table.offers.things).toEqual([])
  })
})
