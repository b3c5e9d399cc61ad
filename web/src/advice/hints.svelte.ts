// What a bot would do in one's place: asked for by the player, shown, and never played by itself.

import { Refused } from '../api/http'
import { t } from '../words/words.svelte'

import type { Hint, HintMove } from '../api/types'
import type { TableState } from '../table/table.svelte'

export class Hints {
  found = $state.raw<Hint | null>(null)
  busy = $state(false)
  /** Why there is no answer. */
  fault = $state('')
  readonly open = $derived(this.busy || this.found !== null || this.fault !== '')
  /** Counts questions: the answer to an older one is of no interest any more. */
  private ticket = 0

  constructor(private readonly table: TableState) {}

  /** Whether this screen's seat may ask now. */
  readonly possible = $derived.by(() => {
    const { table } = this
    return table.can.hint && table.acting && !table.covered && table.connection === 'open'
  })

  async ask(): Promise<void> {
    // What the server cannot do it refuses with the reason.
    const { table } = this
    const seat = table.eye
    if (this.busy || seat === null) return
    table.offers.drop()
    this.close()
    const ticket = this.ticket
    this.busy = true
    try {
      const found = await table.live.ask('hint', { seat })
      if (ticket === this.ticket) this.found = found
    } catch (error) {
      if (ticket === this.ticket) this.fault = error instanceof Refused ? error.message : t('page-no-answer')
    } finally {
      if (ticket === this.ticket) this.busy = false
    }
  }

  /** The player takes up a suggestion: as if its thing had been clicked, but planned as the bot means it. */
  choose(move: HintMove): void {
    const { thing: text, kind, names, wishes } = move
    void this.table.offers.choose({ text, kind, names }, wishes)
  }

  /** Put everything away, also an answer that is still on its way. */
  close(): void {
    this.ticket += 1
    this.found = null
    this.fault = ''
    this.busy = false
  }
}
