// The live connection: answers out of order, lost connections, missed news, stale revisions.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Live, type Listener } from '../src/api/live'
import { FakeSocket, happened, inBrowser, refusal, tableAt, windowEvents } from './fake_server'

vi.mock('../src/i18n/i18n.svelte', () => ({ t: (key: string) => key, currentLanguage: () => 'en' }))

function listener(): Listener {
  const names = ['opened', 'happened', 'presence', 'connected', 'lost', 'refused'] as const
  return Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as Listener
}

beforeEach(() => {
  vi.useFakeTimers()
  inBrowser()
})
afterEach(() => vi.useRealTimers())

async function connected(): Promise<{ live: Live; events: Listener; socket: FakeSocket }> {
  const events = listener()
  const live = new Live('t', events)
  await FakeSocket.last.welcome(tableAt(7))
  return { live, events, socket: FakeSocket.last }
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
    await socket.push({
      type: 'answer',
      id: socket.sentOf('prospects')[0]?.id,
      data: { prospects: { a: {} } },
    })
    await socket.push({ type: 'answer', id: socket.sentOf('things')[0]?.id, data: { things: [] } })
    expect(await first).toEqual({ things: [] })
    expect(await second).toEqual({ prospects: { a: {} } })
  })

  it('sends a command again with the same id after a lost connection, and settles it once', async () => {
    const { live, events, socket } = await connected()
    const settledCommand = vi.fn()
    const command = live.command('chat', { text: 'hello' }).then(settledCommand)
    const id = socket.sentOf('chat')[0]?.id
    socket.close(1006)
    expect(events.lost).toHaveBeenCalledOnce()
    const again = await reconnected()
    expect(again).not.toBe(socket)
    expect(again.sentOf('chat').map((message) => message.id)).toEqual([id])
    const done = { type: 'done', id, table: 't', number: 8, revision: 7 }
    await again.push(done)
    await again.push(done)
    await command
    expect(settledCommand).toHaveBeenCalledOnce()
    expect(again.sentOf('open')[0]?.after).toBe(7)
  })

  it('tells why the server has closed it, if it has said so in words', async () => {
    const { events, socket } = await connected()
    socket.close(1013, 'Too many connections.')
    expect(events.lost).toHaveBeenLastCalledWith('Too many connections.')
    const again = await reconnected()
    again.close(1011, 'keepalive ping timeout')
    expect(events.lost).toHaveBeenLastCalledWith('')
  })

  it('sends a question again, but neither says hello twice nor listens to the old connection', async () => {
    const { live, events, socket } = await connected()
    const question = live.ask('things', { seat: 0 })
    socket.close(1006)
    const again = await reconnected()
    expect(again.sentOf('hello').length).toBe(1)
    expect(again.sentOf('open').length).toBe(1)
    await socket.push(happened(8))
    expect(events.happened).not.toHaveBeenCalled()
    await again.push({ type: 'answer', id: again.sentOf('things')[0]?.id, data: { things: [] } })
    expect(await question).toEqual({ things: [] })
  })

  it('does not repeat what the server does not understand', async () => {
    const { live, socket } = await connected()
    const question = live.ask('things', { seat: 0 })
    socket.close(1008)
    await expect(question).rejects.toThrow('1008')
    expect((await reconnected()).sentOf('things')).toEqual([])
  })

  it('tells news once, and opens the table anew when some are missing', async () => {
    const { events, socket } = await connected()
    await socket.push(happened(8))
    await socket.push(happened(8))
    expect(events.happened).toHaveBeenCalledOnce()
    await socket.push(happened(11))
    expect(events.happened).toHaveBeenCalledOnce()
    expect(socket.sentOf('open').map(({ after }) => after)).toEqual([0, 8])
    await socket.push({ ...tableAt(11), id: socket.sentOf('open')[1]?.id })
    await socket.push(happened(12))
    expect(events.happened).toHaveBeenCalledTimes(2)
  })

  it('opens the table anew after a stale command only if it does not know the revision', async () => {
    const { live, socket } = await connected()
    const known = live.command('undo', { seat: 0, revision: 6 })
    known.catch(() => undefined)
    await socket.push(refusal(socket.sentOf('undo')[0]?.id, 'revision-stale', { found: 7 }))
    await expect(known).rejects.toThrow('revision-stale')
    expect(socket.sentOf('open').length).toBe(1)
    const unknown = live.command('undo', { seat: 0, revision: 7 })
    unknown.catch(() => undefined)
    await socket.push(refusal(socket.sentOf('undo')[1]?.id, 'revision-stale', { found: 9 }))
    await expect(unknown).rejects.toThrow('revision-stale')
    expect(socket.sentOf('open').length).toBe(2)
  })

  it('tries again when the store is away, and gives up when the table is closed', async () => {
    const { events, socket } = await connected()
    socket.close(1006)
    await vi.advanceTimersByTimeAsync(20_000)
    const away = FakeSocket.last
    await away.accept()
    await away.push(refusal(away.sentOf('hello')[0]?.id, 'store-away'))
    expect(events.refused).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20_000)
    const closed = FakeSocket.last
    expect(closed).not.toBe(away)
    await closed.accept()
    await closed.push(refusal(closed.sentOf('hello')[0]?.id, 'no-such-table'))
    expect(events.refused).toHaveBeenCalledOnce()
  })

  it('tells within a second that answers are missing, and when they come again', async () => {
    const { live, events, socket } = await connected()
    await socket.push({ type: 'answer', id: socket.sentOf('ping')[0]?.id, data: { time: 0 } })
    void live.command('chat', { text: 'hello' })
    await vi.advanceTimersByTimeAsync(999)
    expect(events.lost).toHaveBeenCalledOnce()
    await socket.push({ type: 'done', id: socket.sentOf('chat')[0]?.id, table: 't', number: 8, revision: 7 })
    expect(events.connected).toHaveBeenCalledTimes(2)
    expect(FakeSocket.all.length).toBe(1)
  })

  it('notices without any click that nobody answers, and connects again', async () => {
    const { events, socket } = await connected()
    await socket.push({ type: 'answer', id: socket.sentOf('ping')[0]?.id, data: { time: 0 } })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(events.lost).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(FakeSocket.all.length).toBe(2)
    expect(events.lost).toHaveBeenCalledOnce()
  })

  it.each(['connection', 'hello', 'open'])(
    'connects again when its %s is not answered',
    async (unanswered) => {
      const events = listener()
      const live = new Live('t', events)
      if (unanswered !== 'connection') await FakeSocket.last.accept()
      if (unanswered === 'open') {
        await FakeSocket.last.greet()
        expect(FakeSocket.last.sentOf('open').length).toBe(1)
        // Any message would otherwise count as an answer.
        await FakeSocket.last.push({ type: 'announcement', text: '', restart: null })
      }
      await vi.advanceTimersByTimeAsync(9_000)
      expect(FakeSocket.all.length).toBe(1)
      expect(events.lost).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(6_000)
      expect(events.lost).toHaveBeenCalledOnce()
      expect(FakeSocket.all.length).toBe(2)
      await FakeSocket.last.welcome(tableAt(7))
      expect(events.connected).toHaveBeenCalledOnce()
      live.close()
    },
  )

  it.each(['online', 'visibilitychange'])(
    'does not wait for an unanswered connection after %s',
    async (woken) => {
      const events = listener()
      new Live('t', events)
      const old = FakeSocket.last
      await old.accept()
      windowEvents.dispatchEvent(new Event(woken))
      expect(old.readyState).toBe(3)
      expect(FakeSocket.all.length).toBe(2)
      await FakeSocket.last.welcome(tableAt(7))
      expect(events.connected).toHaveBeenCalledOnce()
      expect(events.lost).not.toHaveBeenCalled()
    },
  )

  it('gives a hint its time', async () => {
    const { live, events, socket } = await connected()
    await socket.push({ type: 'answer', id: socket.sentOf('ping')[0]?.id, data: { time: 0 } })
    void live.ask('hint', { seat: 0 })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(events.lost).not.toHaveBeenCalled()
  })

  it('knows at once when there is no network', async () => {
    const { events, socket } = await connected()
    windowEvents.dispatchEvent(new Event('offline'))
    expect(events.lost).toHaveBeenCalledOnce()
    expect(socket.readyState).toBe(3)
    windowEvents.dispatchEvent(new Event('online'))
    expect(FakeSocket.all.length).toBe(2)
  })

  it.each(['message', 'close code'])('goes to another server when its own restarts (%s)', async (said) => {
    const { live, events, socket } = await connected()
    const command = live.command('chat', { text: 'hello' })
    if (said === 'message') await socket.push({ type: 'restarting' })
    else socket.close(1012)
    await vi.advanceTimersByTimeAsync(300)
    const other = FakeSocket.last
    expect(other).not.toBe(socket)
    await other.welcome(tableAt(7))
    const [again] = other.sentOf('chat')
    expect(again?.id).toBe(socket.sentOf('chat')[0]?.id)
    await other.push({ type: 'done', id: again?.id, table: 't', number: 8, revision: 7 })
    await command
    await vi.advanceTimersByTimeAsync(2_000)
    expect(events.lost).not.toHaveBeenCalled()
  })

  it('tells within a second if no other server answers', async () => {
    const { events, socket } = await connected()
    await socket.push({ type: 'restarting' })
    await vi.advanceTimersByTimeAsync(999)
    expect(events.lost).toHaveBeenCalledOnce()
  })
})
