// What a seat can do and is about to do: clicks faster than answers, other positions, lost connections.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { END, thing } from '../src/table/things'
import { TableState } from '../src/table/table.svelte'
import { FakeSocket, happened, inBrowser, planned, refusal, settled, tableAt } from './fake_server'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock('../src/i18n/i18n.svelte', () => ({ t: (key: string) => key, currentLanguage: () => 'en' }))
vi.mock('../src/ui/toast.svelte', () => ({ toast, dismiss: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  toast.mockReset()
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
  await socket.push(message)
  await settled()
}

describe('what can be done', () => {
  it('comes with the table, without a question', async () => {
    const { table, socket } = await seated('take 1', 'end')
    expect(table.offers.things.map(({ text }) => text)).toEqual(['take 1', 'end'])
    await socket.push(happened(8, ['end']))
    expect(table.offers.onlyEnd).toBe(true)
    await socket.push(happened(9, ['take 2'], 1))
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
    expect(socket.sentOf('plan').length).toBe(1)
    await answered(socket, planned(socket.sentOf('plan')[0]?.id, 'take 1'))
    expect(table.offers.plan?.thing).toBe('take 1')
    expect(socket.sentOf('plan').length).toBe(1)
  })

  it('on different things are answered one after the other', async () => {
    const { table, socket } = await seated('take 1', 'take 2')
    void table.offers.choose(thing('take', 1))
    void table.offers.choose(thing('take', 2))
    await settled()
    expect(socket.sentOf('plan').map((asked) => asked.thing)).toEqual(['take 1'])
    await answered(socket, planned(socket.sentOf('plan')[0]?.id, 'take 1'))
    await answered(socket, planned(socket.sentOf('plan')[1]?.id, 'take 2'))
    expect(table.offers.plan?.thing).toBe('take 2')
  })

  it('do at once what leaves nothing to decide, on the present revision', async () => {
    const { table, socket } = await seated('take 1')
    void table.offers.choose(thing('take', 1))
    await settled()
    await answered(socket, planned(socket.sentOf('plan')[0]?.id, 'take 1', { immediate: true }))
    expect(socket.sentOf('move').map(({ line, revision }) => [line, revision])).toEqual([['take 1', 7]])
  })

  it('show first what has become another position meanwhile', async () => {
    const { table, socket } = await seated('take 1')
    void table.offers.choose(thing('take', 1))
    await settled()
    await socket.push(happened(8, ['take 1']))
    table.offers.refresh()
    await answered(socket, planned(socket.sentOf('plan')[0]?.id, 'take 1', { immediate: true }))
    await answered(socket, planned(socket.sentOf('plan')[1]?.id, 'take 1', { immediate: true }))
    expect(socket.sentOf('move')).toEqual([])
    expect(table.offers.plan?.thing).toBe('take 1')
  })

  it('that wait are called off by Escape', async () => {
    const { table, socket } = await seated('take 1', 'take 2')
    void table.offers.choose(thing('take', 1))
    void table.offers.choose(thing('take', 2))
    await settled()
    expect(table.offers.cancel()).toBe(true)
    await answered(socket, planned(socket.sentOf('plan')[0]?.id, 'take 1', { immediate: true }))
    expect(socket.sentOf('plan').length).toBe(1)
    expect(socket.sentOf('move')).toEqual([])
    expect(table.offers.plan).toBeNull()
  })
})

describe('a plan', () => {
  async function planning(): Promise<{ table: TableState; socket: FakeSocket }> {
    const { table, socket } = await seated('take 1')
    void table.offers.choose(thing('take', 1))
    await settled()
    await answered(socket, planned(socket.sentOf('plan')[0]?.id, 'take 1'))
    return { table, socket }
  }

  it('follows the last request, in whatever order the answers come', async () => {
    const { table, socket } = await planning()
    void table.offers.revise({ at: 'a' })
    void table.offers.revise({ at: 'b' })
    await settled()
    const [, first, second] = socket.sentOf('plan')
    await answered(socket, planned(second?.id, 'take 1', { at: 'b' }))
    await answered(socket, planned(first?.id, 'take 1', { at: 'a' }))
    expect(table.offers.plan?.at).toBe('b')
  })

  it('is confirmed once, on the revision it was made for; a stale one becomes a note', async () => {
    const { table, socket } = await planning()
    void table.offers.confirm()
    void table.offers.confirm()
    await settled()
    expect(socket.sentOf('move').map(({ revision }) => revision)).toEqual([7])
    await socket.push(happened(8, ['take 1']))
    table.offers.refresh()
    await answered(socket, refusal(socket.sentOf('move')[0]?.id, 'revision-stale', { found: 8 }))
    expect(toast).toHaveBeenCalledWith('revision-stale', 'bad')
    expect(table.offers.plan).toBeNull()
    expect(socket.sentOf('open').length).toBe(1)
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
    expect(again.sentOf('plan').map((asked) => asked.thing)).toEqual(['take 1'])
    await answered(again, planned(again.sentOf('plan')[0]?.id, 'take 1', { text: 'again' }))
    expect(table.offers.plan?.text).toBe('again')
  })
})

describe('a refused change of a plan', () => {
  it('leaves the plan as it was before', async () => {
    const { table, socket } = await seated('make')
    void table.offers.choose(thing('make'))
    await settled()
    const choose = { from: 'goods', fewest: 1, most: 2, items: ['wood', 'wood'], named: [] as string[] }
    await answered(socket, planned(socket.sentOf('plan')[0]?.id, 'make', { line: '', choose }))
    void table.offers.revise({ named: ['wood'] })
    await settled()
    const one = { choose: { ...choose, named: ['wood'] }, line: 'make: work 1' }
    await answered(socket, planned(socket.sentOf('plan')[1]?.id, 'make', one))
    void table.offers.revise({ named: ['wood', 'wood'] })
    await settled()
    const error = { rule: '', key: 'too-many', args: {}, text: 'too-many' }
    await answered(socket, planned(socket.sentOf('plan')[2]?.id, 'make', { line: '', choose, error }))
    expect(toast).toHaveBeenCalledWith('too-many', 'bad')
    await answered(socket, planned(socket.sentOf('plan')[3]?.id, 'make', one))
    expect(socket.sentOf('plan')[3]?.named).toEqual(['wood'])
    expect(table.offers.plan?.choose?.named).toEqual(['wood'])
    expect(table.offers.plan?.line).toBe('make: work 1')
  })
})

describe('the end of a turn', () => {
  async function ending(loses: string): Promise<{ table: TableState; socket: FakeSocket }> {
    const { table, socket } = await seated()
    await socket.push(happened(8, ['take 1', 'end'], 0, loses))
    table.offers.refresh()
    void table.offers.choose(END)
    await settled()
    return { table, socket }
  }

  it('is not asked about if nothing would be lost', async () => {
    const { table, socket } = await ending('')
    expect(table.offers.ending).toBe(false)
    expect(socket.sentOf('move').map(({ line }) => line)).toEqual(['end'])
  })

  it('is asked about if something would be lost', async () => {
    const { table, socket } = await ending('2 goods')
    expect(table.offers.loses).toBe('2 goods')
    expect([table.offers.ending, table.offers.isOpen]).toEqual([true, true])
    expect(socket.sentOf('move')).toEqual([])
    void table.offers.endTurn()
    await settled()
    expect(socket.sentOf('move').map(({ line, revision }) => [line, revision])).toEqual([['end', 8]])
  })

  it('is asked about once in a position', async () => {
    const { table, socket } = await ending('2 goods')
    // Asking again while the question is open answers nothing.
    void table.offers.choose(END)
    await settled()
    expect([table.offers.ending, socket.sentOf('move').length]).toEqual([true, 0])
    expect(table.offers.cancel()).toBe(true)
    expect(table.offers.ending).toBe(false)
    await socket.push(happened(9, ['take 1', 'end'], 0, '2 goods'))
    table.offers.refresh()
    void table.offers.choose(END)
    await settled()
    expect(table.offers.ending).toBe(true)
    table.offers.cancel()
    void table.offers.choose(END)
    await settled()
    expect(socket.sentOf('move').map(({ line }) => line)).toEqual(['end'])
  })
})

describe('commands', () => {
  it('are sent one after the other, and one that fails does not stop the next', async () => {
    const { table, socket } = await seated('end')
    const first = table.commandSeat('undo', {})
    const second = table.command('chat', { text: 'hello' })
    await settled()
    expect(socket.sentOf('chat')).toEqual([])
    await answered(socket, refusal(socket.sentOf('undo')[0]?.id, 'nothing-to-undo'))
    expect(await first).toBe(false)
    const id = socket.sentOf('chat')[0]?.id
    await answered(socket, { type: 'done', id, table: 't', number: 8, revision: 7 })
    expect(await second).toBe(true)
  })

  it('are executed once despite a lost connection', async () => {
    const { table, socket } = await seated('end')
    const ended = table.commandSeat('move', { line: 'end' })
    await settled()
    const id = socket.sentOf('move')[0]?.id
    socket.close(1006)
    await vi.advanceTimersByTimeAsync(20_000)
    const again = FakeSocket.last
    await again.welcome(tableAt(8, [], 1))
    expect(again.sentOf('move').map((move) => [move.id, move.revision])).toEqual([[id, 7]])
    await answered(again, { type: 'done', id, table: 't', number: 8, revision: 8 })
    expect(await ended).toBe(true)
    expect(table.revision).toBe(8)
  })
})

describe('looking back', () => {
  it('shows the position that was asked for last', async () => {
    const { table, socket } = await seated('end')
    const first = table.showPosition(1)
    const second = table.showPosition(2)
    await settled()
    const answer = (lines: number) => ({ lines, last: 5, seat: 0, view: {}, events: [], texts: [] })
    const [one, two] = socket.sentOf('position')
    await answered(socket, { type: 'answer', id: two?.id, data: answer(2) })
    await answered(socket, { type: 'answer', id: one?.id, data: answer(1) })
    await Promise.all([first, second])
    expect(table.replay?.lines).toBe(2)
    expect(table.offers.things).toEqual([])
  })
})
