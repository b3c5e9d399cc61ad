// A fake server for tests without a browser. The test opens, answers and breaks its sockets.

import { vi } from 'vitest'

import type { ClientMessage, Thing } from '../src/api/types'

export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  /** The newest connection. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('no connection')
    return socket
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code, reason })
  }

  /** All messages of a type that were sent over this connection. */
  sentOf<K extends ClientMessage['type']>(type: K): Extract<ClientMessage, { type: K }>[] {
    return this.sent.filter(
      (message): message is Extract<ClientMessage, { type: K }> => message.type === type,
    )
  }

  async push(message: unknown): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) })
    await settled()
  }

  /** Accept the connection. */
  async accept(): Promise<void> {
    this.readyState = 1
    this.onopen?.()
    await settled()
  }

  /** Answer `hello`. */
  async greet(): Promise<void> {
    await this.push({
      type: 'welcome',
      id: this.sentOf('hello').at(-1)?.id,
      person: 1,
      name: 'Ada',
      server: 'kontor',
    })
  }

  /** Accept the connection, answer `hello` and `open`. */
  async welcome(table: Record<string, unknown>): Promise<void> {
    await this.accept()
    await this.greet()
    await this.push({ ...table, id: this.sentOf('open').at(-1)?.id })
  }
}

/** Wait until all pending promises are settled. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve()
}

/** What the window and the document hear: `online`, `offline`, `visibilitychange`. */
export let windowEvents = new EventTarget()

/** Replace what browsers have and Node lacks. */
export function inBrowser(): void {
  FakeSocket.all = []
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { protocol: 'http:', host: 'kontor.example' })
  windowEvents = new EventTarget()
  const heard = {
    addEventListener: windowEvents.addEventListener.bind(windowEvents),
    removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
  }
  vi.stubGlobal('document', { visibilityState: 'visible', ...heard })
  vi.stubGlobal('window', {
    ...heard,
    setTimeout: (callback: () => void, delay: number) => setTimeout(callback, delay),
  })
}

export function offered(text: string): Thing {
  const [kind = '', ...names] = text.split(' ')
  return { text, kind, names, name: text }
}

/**
 * A snapshot of a table at which this person has seat 0, with the things that it can do, and what the end of its turn
 * would lose.
 */
export function tableAt(
  revision: number,
  texts: string[] = [],
  actor = 0,
  loses = '',
): Record<string, unknown> {
  const losing = loses ? { loses } : {}
  return {
    type: 'table',
    table: 't',
    number: revision,
    revision,
    info: {
      game: 'nim',
      status: 'playing',
      actor,
      your_turn: actor === 0,
      seats: [
        { seat: 0, name: 'Ada', yours: true, bot: '' },
        { seat: 1, name: 'Ben', yours: false, bot: '' },
      ],
    },
    scenes: [
      {
        seat: 0,
        view: { revision },
        offers: { things: texts.map(offered), question: '?', prospects: {}, ...losing },
      },
    ],
    entries: [],
  }
}

/** The same as an event: a move has been played. */
export function happened(
  revision: number,
  texts: string[] = [],
  actor = 0,
  loses = '',
): Record<string, unknown> {
  const { entries: _, ...table } = tableAt(revision, texts, actor, loses)
  const entry = { number: revision, revision, kind: 'move', seat: 0, at: 0, data: {}, perspectives: [] }
  return { ...table, type: 'happened', entry }
}

export function refusal(id: string | undefined, key: string, args: Record<string, unknown> = {}): unknown {
  return { type: 'refused', id, error: { rule: '', key, args, text: key } }
}

export function planned(id: string | undefined, text: string, rest: Record<string, unknown> = {}): unknown {
  const { kind, names } = offered(text)
  const nothing = { payment: null, places: [], choose: null }
  const plan = {
    thing: text,
    kind,
    names,
    line: text,
    text,
    at: '',
    final: false,
    error: null,
    ...nothing,
  }
  return { type: 'answer', id, data: { ...plan, immediate: false, ...rest } }
}
