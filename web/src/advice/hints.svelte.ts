// Hints: moves that a bot suggests when the player asks. They are shown and never played by themselves.

import { errorText } from '../api/http'

import type { HintAnswer, HintMove } from '../api/types'
import type { TableState } from '../table/table.svelte'

export class Hints {
  answer = $state.raw<HintAnswer | null>(null)
  busy = $state(false)
  /** Why there is no answer. */
  fault = $state('')
  readonly open = $derived(this.busy || this.answer !== null || this.fault !== '')
  /** Counts requests, to discard answers to older ones. */
  private ticket = 0

  constructor(private readonly table: TableState) {}

  /** Whether the viewer's seat may ask for a hint now. */
  readonly possible = $derived.by(() => {
    const { table } = this
    return table.can.hint && table.acting && !table.covered && table.connection === 'open'
  })

  async ask(): Promise<void> {
    const { table } = this
    const seat = table.viewer
    if (this.busy || seat === null) return
    table.offers.clear()
    this.close()
    const ticket = this.ticket
    this.busy = true
    try {
      const answer = await table.live.ask('hint', { seat })
      if (ticket === this.ticket) this.answer = answer
    } catch (error) {
      if (ticket === this.ticket) this.fault = errorText(error)
    } finally {
      if (ticket === this.ticket) this.busy = false
    }
  }

  /** Choose the thing of a suggested move, with the plan that leads to the move. */
  choose(move: HintMove): void {
    const { thing: text, kind, names, plan } = move
    void this.table.offers.choose({ text, kind, names }, plan)
  }

  /** Close the hints and discard an answer that is still under way. */
  close(): void {
    this.ticket += 1
    this.answer = null
    this.fault = ''
    this.busy = false
  }
}
