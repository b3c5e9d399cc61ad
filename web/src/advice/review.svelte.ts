// A finished game, judged decision by decision: asked for piece by piece, so that it can be watched and stopped.

import { Refused } from '../api/http'
import { t } from '../words/words.svelte'

import type { Reviewed } from '../api/types'
import type { Unit } from './lines'
import type { TableState } from '../table/table.svelte'

// Lines of one question: few, so that something is seen soon.
const PIECE = 12

export class Review {
  /** Whether its panel is shown. */
  open = $state(false)
  /** Whose decisions. */
  seat = $state(0)
  decisions = $state.raw<Reviewed[]>([])
  unit = $state.raw<Unit>('points')
  /** How many turning points are shown. */
  most = $state.raw(0)
  /** Lines that are gone through, of all there are. */
  done = $state(0)
  all = $state(0)
  running = $state(false)
  fault = $state('')
  readonly whole = $derived(this.all > 0 && this.done >= this.all)
  /** The question that is on its way; there is never a second one. */
  private asking: Promise<unknown> = Promise.resolve()
  private ticket = 0

  constructor(private readonly table: TableState) {}

  /** Open the panel over the game that is looked at again, and begin with one's own seat. */
  async show(): Promise<void> {
    const { table } = this
    if (!table.looking) await table.look(0)
    if (!table.looking) return
    this.open = true
    if (!this.all) await this.begin(Math.max(table.eye ?? 0, 0))
  }

  /** Judge the decisions of a seat from the beginning. */
  async begin(seat: number): Promise<void> {
    this.clear()
    this.seat = seat
    this.all = this.table.looking?.last ?? 0
    await this.goOn()
  }

  async goOn(): Promise<void> {
    const ticket = ++this.ticket
    this.running = true
    this.fault = ''
    // What was stopped is still thought about; the server answers one question at a time.
    await this.asking
    while (ticket === this.ticket && !this.whole) {
      const asked = this.piece(ticket)
      this.asking = asked
      if (!(await asked)) break
    }
    if (ticket === this.ticket) this.running = false
  }

  private async piece(ticket: number): Promise<boolean> {
    const first = this.done + 1
    const last = Math.min(this.all, this.done + PIECE)
    try {
      const found = await this.table.live.ask('review', { seat: this.seat, first, last })
      if (ticket !== this.ticket) return false
      this.unit = found.unit
      this.most = found.most
      this.decisions = [...this.decisions, ...found.lines]
      this.done = found.next === null ? last : found.next - 1
      return this.done >= first
    } catch (error) {
      if (ticket === this.ticket) this.fault = error instanceof Refused ? error.message : t('page-no-answer')
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

  /** Forget everything: it was told in another language, or of another seat. */
  clear(): void {
    this.stop()
    this.decisions = []
    this.done = 0
    this.all = 0
    this.fault = ''
  }
}
