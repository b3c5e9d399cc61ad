// The review of a finished game. It is requested in chunks, so that it shows results early and can be stopped.

import { errorText } from '../api/http'

import type { ReviewLine } from '../api/types'
import type { Unit } from './differences'
import type { TableState } from '../table/table.svelte'

// Lines per request.
const CHUNK = 12

export class Review {
  /** Whether the panel is shown. */
  open = $state(false)
  /** The seat whose decisions are reviewed. */
  seat = $state(0)
  decisions = $state.raw<ReviewLine[]>([])
  unit = $state.raw<Unit>('points')
  /** The number of turning points to show. */
  most = $state.raw(0)
  /** Number of lines reviewed so far, of `all`. */
  done = $state(0)
  all = $state(0)
  running = $state(false)
  fault = $state('')
  readonly complete = $derived(this.all > 0 && this.done >= this.all)
  /** The request under way; there is at most one. */
  private request: Promise<unknown> = Promise.resolve()
  private ticket = 0

  constructor(private readonly table: TableState) {}

  /** Open the panel in a replay, and review the own seat if nothing was reviewed yet. */
  async show(): Promise<void> {
    const { table } = this
    if (!table.replay) await table.showPosition(0)
    if (!table.replay) return
    this.open = true
    if (!this.all) await this.start(Math.max(table.viewer ?? 0, 0))
  }

  /** Review the decisions of a seat from the beginning. */
  async start(seat: number): Promise<void> {
    this.clear()
    this.seat = seat
    this.all = this.table.replay?.last ?? 0
    await this.resume()
  }

  async resume(): Promise<void> {
    const ticket = ++this.ticket
    this.running = true
    this.fault = ''
    // The server may still work on a stopped request. It answers one at a time.
    await this.request
    while (ticket === this.ticket && !this.complete) {
      const request = this.fetchChunk(ticket)
      this.request = request
      if (!(await request)) break
    }
    if (ticket === this.ticket) this.running = false
  }

  private async fetchChunk(ticket: number): Promise<boolean> {
    const first = this.done + 1
    const last = Math.min(this.all, this.done + CHUNK)
    try {
      const answer = await this.table.live.ask('review', { seat: this.seat, first, last })
      if (ticket !== this.ticket) return false
      this.unit = answer.unit
      this.most = answer.most
      this.decisions = [...this.decisions, ...answer.lines]
      this.done = answer.next === null ? last : answer.next - 1
      return this.done >= first
    } catch (error) {
      if (ticket === this.ticket) this.fault = errorText(error)
      return false
    }
  }

  stop(): void {
    this.ticket += 1
    this.running = false
  }

  close(): void {
    this.stop()
    this.open = false
  }

  /** Discard the review, because the language or the seat has changed. */
  clear(): void {
    this.stop()
    this.decisions = []
    this.done = 0
    this.all = 0
    this.fault = ''
  }
}
