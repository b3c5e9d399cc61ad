// The live connection (WebSocket) to a table: requests with their replies, and events pushed by the server. It reconnects
// by itself.

import { announce } from '../announcement.svelte'
import { currentLanguage } from '../i18n/i18n.svelte'
import { createId, ownKey, Refused } from './http'
import { MAX_DELAY, MIN_DELAY } from './retry'

import type {
  Answer,
  Answers,
  ClientMessage,
  CommandType,
  Fields,
  Happened,
  Presence,
  QuestionType,
  Replies,
  SeatCommand,
  SeatFields,
  ServerMessage,
  TableFields,
  TableSnapshot,
} from './types'

/** How often a quiet connection is checked, in milliseconds: while the page is visible, and while it is hidden. */
const PING_INTERVAL = 5_000
const HIDDEN_PING_INTERVAL = 25_000
/** Without an answer for so long, the person is told. Much later the connection is given up: the server may be busy. */
const LATE = 900
const TOO_LATE = 10_000
/** WebSocket close code of a server that restarts. */
const SERVICE_RESTART = 1012
/** The longest wait of the clients of a server that restarts, so that they do not all reconnect at once. */
const RESTART_SPREAD = 300
/** WebSocket close code for a policy violation: the server got invalid or too many messages. */
const POLICY_VIOLATION = 1008
/** Close codes with a reason in the reader's language: policy violation, service restart, try again later. */
const WORDED_CODES = new Set([POLICY_VIOLATION, SERVICE_RESTART, 1013])
/** Messages that belong to one connection and are not sent again over the next. */
const CONNECTION_TYPES = new Set(['hello', 'open', 'ping'])
/** Questions whose answers may take long. */
const SLOW_TYPES = new Set(['hint', 'review', 'standings'])

interface Pending {
  message: Pick<ClientMessage, 'type' | 'id'>
  resolve: (reply: ServerMessage) => void
  reject: (error: Error) => void
}

/** Callbacks for what arrives over the connection. */
export interface Listener {
  opened(message: TableSnapshot, after: number): void
  happened(message: Happened): void
  presence(message: Presence): void
  connected(): void
  /** `reason` is the server's reason for closing the connection, in words, or empty. */
  lost(reason: string): void
  refused(error: Refused): void
}

export class Live {
  /** Seconds that the server's clock is ahead of ours. */
  offset = 0
  /** The number of the last entry received, and the revision of the game at that entry. */
  private lastEntry = 0
  private revision = 0
  private socket: WebSocket | null = null
  private waiting = new Map<string, Pending>()
  private delay = MIN_DELAY
  private closed = false
  private opening = false
  private timer = 0
  /** Whether the handshake over the present socket is done. */
  private ready = false
  /** Whether the server has said that it restarts. */
  private restarting = false
  /** Whether the listener believes that the connection is lost. */
  private isLost = false
  /** Runs until the listener is told of a loss. */
  private notice: ReturnType<typeof setTimeout> | undefined
  /** Runs while an answer is due. */
  private silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.wake)
    window.addEventListener('online', this.wake)
    window.addEventListener('offline', this.goOffline)
    this.connect()
  }

  private wake = (): void => {
    if (document.visibilityState !== 'visible') return
    if (!this.socket) this.connect()
    else if (this.ready) void this.ping()
    else this.replace(this.socket)
  }

  // The browser knows at once that there is no network. Otherwise this shows only when an answer is missing.
  private goOffline = (): void => {
    if (this.socket) this.drop(this.socket)
  }

  private connect(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`)
    this.socket = socket
    this.expectAnswer(socket)
    socket.onopen = () => void this.handshake(socket)
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return
      this.stopWaiting()
      // The handshake is not done yet.
      if (!this.ready) this.expectAnswer(socket)
      this.receive(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = ({ code, reason }) => {
      if (code === POLICY_VIOLATION) this.rejectPending(socket)
      if (code === SERVICE_RESTART && socket === this.socket) this.restarting = true
      this.lost(socket, WORDED_CODES.has(code) ? reason : '')
    }
  }

  private async handshake(socket: WebSocket): Promise<void> {
    const unanswered = [...this.waiting.values()]
    try {
      await this.send('hello', { key: ownKey(), language: currentLanguage(), texts: true, offers: true })
      await this.open()
      // Send again what was under way when the connection broke. The server ignores ids it has handled.
      for (const pending of unanswered) if (this.waiting.has(pending.message.id)) this.transmit(pending)
      this.delay = MIN_DELAY
      this.ready = true
      this.restarting = false
      this.tellConnected()
      void this.heartbeat(socket)
    } catch (error) {
      if (!(error instanceof Refused) || this.retryIfTransient(error, socket)) return
      this.close()
      this.listener.refused(error)
    }
  }

  // After a transient refusal, such as an unavailable store, reconnect after a delay.
  private retryIfTransient(error: unknown, socket: WebSocket | null): boolean {
    const transient = error instanceof Refused && error.transient
    if (transient && socket) this.drop(socket)
    return transient
  }

  // Connect again at once. Nobody is told.
  private replace(socket: WebSocket): void {
    this.disconnect()
    socket.close()
    this.connect()
  }

  // Do not wait for the server to confirm the closing.
  private drop(socket: WebSocket): void {
    this.lost(socket)
    socket.close()
  }

  private async open(): Promise<void> {
    const after = this.lastEntry
    this.listener.opened(await this.send('open', { table: this.table, after }), after)
  }

  private async reopen(): Promise<void> {
    const { socket } = this
    // The reply to a pending request will contain everything.
    if (this.opening) return
    this.opening = true
    try {
      await this.open()
    } catch (error) {
      if (!this.retryIfTransient(error, socket) && error instanceof Refused) this.listener.refused(error)
    } finally {
      this.opening = false
    }
  }

  private async heartbeat(socket: WebSocket): Promise<void> {
    while (socket === this.socket) {
      await this.ping()
      const interval = document.visibilityState === 'visible' ? PING_INTERVAL : HIDDEN_PING_INTERVAL
      await new Promise((resolve) => setTimeout(resolve, interval))
    }
  }

  private async ping(): Promise<void> {
    try {
      const { data } = await this.send('ping', {})
      this.offset = data.time - Date.now() / 1000
    } catch {
      // Nothing to do: a refusal is an answer, too.
    }
  }

  // An answer is due from now on. A connection that is being made may take longer before the person is told.
  private expectAnswer(socket: WebSocket): void {
    this.silence ??= setTimeout(() => {
      if (this.ready) this.tellLost()
      this.silence = setTimeout(() => this.drop(socket), TOO_LATE - LATE)
    }, LATE)
  }

  private stopWaiting(): void {
    clearTimeout(this.silence)
    this.silence = undefined
  }

  private tellConnected(): void {
    clearTimeout(this.notice)
    this.isLost = false
    this.listener.connected()
  }

  private tellLost(reason = ''): void {
    clearTimeout(this.notice)
    if (this.isLost && !reason) return
    this.isLost = true
    this.listener.lost(reason)
  }

  // Invalid messages would be refused again, so reject them instead of sending them over the next connection.
  private rejectPending(socket: WebSocket): void {
    if (socket !== this.socket) return
    const pending = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of pending) reject(new Error(String(POLICY_VIOLATION)))
  }

  // Forget the socket and the messages that belong to it.
  private disconnect(): void {
    this.socket = null
    this.opening = false
    this.ready = false
    this.stopWaiting()
    for (const [id, pending] of this.waiting) {
      if (CONNECTION_TYPES.has(pending.message.type)) this.waiting.delete(id)
    }
  }

  private lost(socket: WebSocket, reason = ''): void {
    if (socket !== this.socket) return
    this.disconnect()
    if (this.closed) return
    if (this.restarting) {
      // Another server probably answers at once. Then nobody needs to know.
      this.notice = setTimeout(() => this.tellLost(reason), LATE)
      this.restarting = false
      this.timer = window.setTimeout(() => this.connect(), Math.random() * RESTART_SPREAD)
      return
    }
    this.tellLost(reason)
    this.timer = window.setTimeout(() => this.connect(), this.delay * (0.5 + Math.random()))
    this.delay = Math.min(MAX_DELAY, this.delay * 2)
  }

  /** Reconnect and load everything again, because the language has changed. */
  renew(): void {
    this.lastEntry = 0
    if (this.socket) this.replace(this.socket)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.notice)
    this.stopWaiting()
    document.removeEventListener('visibilitychange', this.wake)
    window.removeEventListener('online', this.wake)
    window.removeEventListener('offline', this.goOffline)
    this.socket?.close()
  }

  private request(type: ClientMessage['type'], fields: object): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      this.transmit({ message: { type, id: createId(), ...fields }, resolve, reject })
    })
  }

  // Here JSON becomes typed: the server's schema says which reply belongs to which message.
  private async send<K extends ClientMessage['type']>(type: K, fields: Fields<K>): Promise<Replies[K]> {
    return (await this.request(type, fields)) as Replies[K]
  }

  /** Send a command that changes this table. Throws `Refused`. */
  async command<K extends CommandType>(type: K, fields: TableFields<K>): Promise<void> {
    await this.request(type, { table: this.table, ...fields })
  }

  /** Send a command of a seat at this table. Throws `Refused`. */
  async commandSeat<K extends SeatCommand>(
    type: K,
    seat: number,
    revision: number,
    fields: SeatFields<K>,
  ): Promise<void> {
    await this.request(type, { table: this.table, seat, ...fields, revision })
  }

  /** Send a question about this table and return its answer. Throws `Refused`. */
  async ask<K extends QuestionType>(type: K, fields: TableFields<K>): Promise<Answers[K]> {
    const reply = (await this.request(type, { table: this.table, ...fields })) as Answer
    return reply.data as Answers[K]
  }

  private transmit(pending: Pending): void {
    this.waiting.set(pending.message.id, pending)
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(pending.message))
    if (!SLOW_TYPES.has(pending.message.type)) this.expectAnswer(socket)
  }

  private receive(message: ServerMessage): void {
    if (this.ready && this.isLost) this.tellConnected()
    if (message.type === 'table') {
      this.lastEntry = message.number
      this.revision = message.revision
    } else if (message.type === 'happened') {
      if (message.number <= this.lastEntry) return
      if (message.number > this.lastEntry + 1) {
        void this.reopen()
        return
      }
      this.lastEntry = message.number
      this.revision = message.revision
      this.listener.happened(message)
      return
    } else if (message.type === 'closed') {
      // Opening it again either succeeds or is refused with the reason.
      void this.reopen()
      return
    } else if (message.type === 'restarting') {
      this.restarting = true
      if (this.socket) this.drop(this.socket)
      return
    } else if (message.type === 'announcement') {
      announce(message)
      return
    } else if (message.type === 'presence') {
      this.listener.presence(message)
      return
    }
    if (message.id) this.settle(message.id, message)
  }

  private settle(id: string, message: ServerMessage): void {
    const pending = this.waiting.get(id)
    if (!pending) return
    this.waiting.delete(id)
    if (message.type === 'refused') {
      const { key, args } = message.error
      // The event that made the command stale was pushed before this refusal. If it got lost, open the table again.
      if (key === 'revision-stale' && args.found !== this.revision) void this.reopen()
      pending.reject(new Refused(message.error))
    } else {
      pending.resolve(message)
    }
  }
}
