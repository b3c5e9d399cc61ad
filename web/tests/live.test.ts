// The live connection: answers out of order, lost connections, missed news, stale revisions.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Live, type Listener } from '../src/api/live'
import { FakeSocket, happened, inBrowser, refusal, settled, tableAt } from './fake_server'

vi.mock('../src/words/words.svelte', () => ({ t: (key: string) => key, spoken: () => 'en' }))

function listener(): Listener {
  const names = ['shown', 'happened', 'present', 'connected', 'lost', 'refused'] as const
  return Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as Listener
}

beforeEach(() => {
  vi.useFakeTimers()
  inBrowser()
})
afterEach(() => vi.useRealTimers())

async function connected(): Promise<{ live: Live; told: Listener; socket: FakeSocket }> {
  const told = listener()
  const live = new Live('t', told)
  await FakeSocket.last.welcome(tableAt(7))
  return { live, told, socket: FakeSocket.last }
}

async function reconnected(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(20_000)
  await FakeSocket.last.welcome(tableAt(7))
  return FakeSocket.last
}

describe('a live connection', () => {
  it('gives each question its own answer, in whatever order they come', async () => {
    const { live, socket } = await connected()
    const first = live.ask('things', { seat: 0 })
    const second = live.ask('prospects', { seat: 0 })
    await socket.hear({ type: 'answer', id: socket.said('prospects')[0]?.id, data: { prospects: { a: {} } } })
    await socket.hear({ type: 'answer', id: socket.said('things')[0]?.id, data: { things: [] } })
    expect(await first).toEqual({ things: [] })
    expect(await second).toEqual({ prospects: { a: {} } })
  })

  it('says an act again with the same id after a lost connection, and settles it once', async () => {
    const { live, told, socket } = await connected()
    const settledActs = vi.fn()
    const act = live.act('chat', { text: 'hello' }).then(settledActs)
    const id = socket.said('chat')[0]?.id
    socket.close(1006)
    expect(told.lost).toHaveBeenCalledOnce()
    const again = await reconnected()
    expect(again).not.toBe(socket)
    expect(again.said('chat').map((message) => message.id)).toEqual([id])
    const done = { type: 'done', id, table: 't', number: 8, revision: 7 }
    await again.hear(done)
    await again.hear(done)
    await act
    expect(settledActs).toHaveBeenCalledOnce()
    expect(again.said('open')[0]?.after).toBe(7)
  })

  it('says a question again, but neither greets twice nor listens to the old connection', async () => {
    const { live, told, socket } = await connected()
    const question = live.ask('things', { seat: 0 })
    socket.close(1006)
    const again = await reconnected()
    expect(again.said('hello').length).toBe(1)
    expect(again.said('open').length).toBe(1)
    await socket.hear(happened(8))
    expect(told.happened).not.toHaveBeenCalled()
    await again.hear({ type: 'answer', id: again.said('things')[0]?.id, data: { things: [] } })
    expect(await question).toEqual({ things: [] })
  })

  it('does not repeat what the server does not understand', async () => {
    const { live, socket } = await connected()
    const question = live.ask('things', { seat: 0 })
    socket.close(1008)
    await expect(question).rejects.toThrow('1008')
    expect((await reconnected()).said('things')).toEqual([])
  })

  it('tells news once, and opens the table anew when some are missing', async () => {
    const { told, socket } = await connected()
    await socket.hear(happened(8))
    await socket.hear(happened(8))
    expect(told.happened).toHaveBeenCalledOnce()
    await socket.hear(happened(11))
    expect(told.happened).toHaveBeenCalledOnce()
    expect(socket.said('open').map(({ after }) => after)).toEqual([0, 8])
    await socket.hear({ ...tableAt(11), id: socket.said('open')[1]?.id })
    await socket.hear(happened(12))
    expect(told.happened).toHaveBeenCalledTimes(2)
  })

  it('opens the table anew after a stale act only if it does not know the revision', async () => {
    const { live, socket } = await connected()
    const known = live.act('undo', { seat: 0, revision: 6 })
    known.catch(() => undefined)
    await socket.hear(refusal(socket.said('undo')[0]?.id, 'revision-stale', { found: 7 }))
    await expect(known).rejects.toThrow('revision-stale')
    expect(socket.said('open').length).toBe(1)
    const unknown = live.act('undo', { seat: 0, revision: 7 })
    unknown.catch(() => undefined)
    await socket.hear(refusal(socket.said('undo')[1]?.id, 'revision-stale', { found: 9 }))
    await expect(unknown).rejects.toThrow('revision-stale')
    expect(socket.said('open').length).toBe(2)
  })

  it('tries again when the store is away, and gives up when the table is closed', async () => {
    const { told, socket } = await connected()
    socket.close(1006)
    await vi.advanceTimersByTimeAsync(20_000)
    const away = FakeSocket.last
    away.readyState = 1
    away.onopen?.()
    await settled()
    await away.hear(refusal(away.said('hello')[0]?.id, 'store-away'))
    expect(told.refused).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20_000)
    const closed = FakeSocket.last
    expect(closed).not.toBe(away)
    closed.readyState = 1
    closed.onopen?.()
    await settled()
    await closed.hear(refusal(closed.said('hello')[0]?.id, 'no-such-table'))
    expect(told.refused).toHaveBeenCalledOnce()
  })
})
