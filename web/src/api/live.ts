// One live connection: questions and answers, and what happens at an open table. It comes back by itself.

import { spoken } from '../words/words.svelte'
import { newId, ownKey, Refused } from './http'
import { LONGEST, SHORTEST } from './patience'

import type {
  ActType,
  Answers,
  AtTable,
  Fields,
  Happened,
  Heard,
  Present,
  QuestionType,
  Replies,
  SaidByClient,
  TableShown,
} from './types'

const PING = 25_000
/** How the server ends a connection over which it was told nonsense, or far too much. */
const NOT_UNDERSTOOD = 1008
const OF_CONNECTION = new Set(['hello', 'open', 'ping'])

interface Pending {
  message: SaidByClient
  resolve: (reply: Heard) => void
  reject: (error: Error) => void
}

/** What a connection tells its table. */
export interface Listener {
  shown(message: TableShown): void
  happened(message: Happened): void
  present(message: Present): void
  connected(): void
  lost(): void
  refused(error: Refused): void
}

export class Live {
  /** Seconds that the server's clock is ahead of ours. */
  offset = 0
  /** The number of the last entry that was told, and the revision of the game then. */
  private last = 0
  private revision = 0
  private socket: WebSocket | null = null
  private waiting = new Map<string, Pending>()
  private pause = SHORTEST
  private closed = false
  private opening = false
  private timer = 0

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.wake)
    window.addEventListener('online', this.wake)
    this.connect()
  }

  private wake = (): void => {
    if (document.visibilityState === 'visible' && !this.socket) this.connect()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`)
    this.socket = socket
    socket.onopen = () => void this.greet(socket)
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as Heard)
    }
    socket.onclose = ({ code }) => {
      if (code === NOT_UNDERSTOOD) this.giveUp(socket)
      this.lost(socket)
    }
  }

  private async greet(socket: WebSocket): Promise<void> {
    const before = [...this.waiting.values()]
    try {
      await this.say('hello', { key: ownKey(), language: spoken(), told: true, offers: true })
      await this.open()
      // What was on its way when the connection broke is said again; the server does nothing twice.
      for (const pending of before) if (this.waiting.has(pending.message.id)) this.put(pending)
      this.pause = SHORTEST
      this.listener.connected()
      void this.beat(socket)
    } catch (error) {
      if (!(error instanceof Refused) || this.passes(error, socket)) return
      this.close()
      this.listener.refused(error)
    }
  }

  // A refusal that need not last, as long as the store is away: begin anew after a pause, as after a lost connection.
  private passes(error: unknown, socket: WebSocket | null): boolean {
    const passing = error instanceof Refused && error.passing
    if (passing && socket) this.drop(socket)
    return passing
  }

  // The far end may be slow to say goodbye; it is not waited for.
  private drop(socket: WebSocket): void {
    this.lost(socket)
    socket.close()
  }

  private async open(): Promise<void> {
    this.listener.shown(await this.say('open', { table: this.table, after: this.last }))
  }

  private async openAnew(): Promise<void> {
    const { socket } = this
    // One answer brings everything up to the moment it is given.
    if (this.opening) return
    this.opening = true
    try {
      await this.open()
    } catch (error) {
      if (!this.passes(error, socket) && error instanceof Refused) this.listener.refused(error)
    } finally {
      this.opening = false
    }
  }

  private async beat(socket: WebSocket): Promise<void> {
    const giveUp = setTimeout(() => this.drop(socket), PING)
    try {
      const { data } = await this.say('ping', {})
      this.offset = data.time - Date.now() / 1000
    } catch {
      // The connection is given up anyway.
    } finally {
      clearTimeout(giveUp)
    }
    setTimeout(() => {
      if (socket === this.socket) void this.beat(socket)
    }, PING)
  }

  // What the server does not understand it would not understand a second time.
  private giveUp(socket: WebSocket): void {
    if (socket !== this.socket) return
    const pending = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of pending) reject(new Error(String(NOT_UNDERSTOOD)))
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.socket = null
    this.opening = false
    for (const [id, pending] of this.waiting) {
      if (OF_CONNECTION.has(pending.message.type)) this.waiting.delete(id)
    }
    if (this.closed) return
    this.listener.lost()
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(LONGEST, this.pause * 2)
  }

  /** Hang up and greet anew, with everything told once more: the reader's language has changed. */
  renew(): void {
    this.last = 0
    const { socket } = this
    if (!socket) return
    this.socket = null
    this.opening = false
    for (const [id, pending] of this.waiting) {
      if (OF_CONNECTION.has(pending.message.type)) this.waiting.delete(id)
    }
    socket.close()
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.wake)
    window.removeEventListener('online', this.wake)
    this.socket?.close()
  }

  // Here JSON becomes typed: the server describes which reply belongs to which message.
  private say<K extends SaidByClient['type']>(type: K, fields: Fields<K>): Promise<Replies[K]> {
    return new Promise((resolve, reject) => {
      const message = { type, id: newId(), ...fields } as unknown as SaidByClient
      this.put({ message, resolve: (reply) => resolve(reply as Replies[K]), reject })
    })
  }

  /** Do something at this table; throws `Refused`. */
  async act<K extends ActType>(type: K, fields: AtTable<K>): Promise<void> {
    await this.say(type, { table: this.table, ...fields } as unknown as Fields<K>)
  }

  /** Ask something about this table; throws `Refused`. */
  async ask<K extends QuestionType>(type: K, fields: AtTable<K>): Promise<Answers[K]> {
    const reply = await this.say(type, { table: this.table, ...fields } as unknown as Fields<K>)
    return reply.data as Answers[K]
  }

  private put(pending: Pending): void {
    this.waiting.set(pending.message.id, pending)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(pending.message))
  }

  private hear(message: Heard): void {
    if (message.type === 'table') {
      this.last = message.number
      this.revision = message.revision
    } else if (message.type === 'happened') {
      if (message.number <= this.last) return
      if (message.number > this.last + 1) {
        void this.openAnew()
        return
      }
      this.last = message.number
      this.revision = message.revision
      this.listener.happened(message)
      return
    } else if (message.type === 'gone') {
      // Perhaps it only has to be opened anew; if not, the refusal says why.
      void this.openAnew()
      return
    } else if (message.type === 'present') {
      this.listener.present(message)
      return
    }
    if (message.id) this.settle(message.id, message)
  }

  private settle(id: string, message: Heard): void {
    const pending = this.waiting.get(id)
    if (!pending) return
    this.waiting.delete(id)
    if (message.type === 'refused') {
      const { key, args } = message.error
      // What made the act stale was told before; if it was lost on the way, the table is opened anew.
      if (key === 'revision-stale' && args.found !== this.revision) void this.openAnew()
      pending.reject(new Refused(message.error))
    } else {
      pending.resolve(message)
    }
  }
}
