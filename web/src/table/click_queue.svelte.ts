// Clicks that wait for their turn. A player may click faster than the server answers.

import type { TableState } from './table.svelte'

export interface Click {
  key: string
  /** Its number among all actions enqueued at this table. */
  number: number
  /** Whether its move was sent, so that it can no longer be cancelled. */
  sent: boolean
}

export class ClickQueue {
  /** Clicks without an answer yet, oldest first. */
  private clicks = $state.raw<Click[]>([])
  readonly waiting = $derived(this.clicks.length > 0)

  constructor(private readonly table: TableState) {}

  /** Call `handle` after everything enqueued before, unless the click is cancelled before. */
  async run(key: string, handle: (click: Click) => Promise<void>): Promise<void> {
    const { table } = this
    // A repeated click before the answer counts as the same click.
    const last = this.clicks.at(-1)
    if (last?.key === key && last.number === table.enqueued) return
    const click = { key, number: table.enqueued + 1, sent: false }
    this.clicks = [...this.clicks, click]
    try {
      await table.enqueue(() => (this.has(click) ? handle(click) : undefined))
    } finally {
      this.clicks = this.clicks.filter((other) => other !== click)
    }
  }

  /** Whether a click is still in the queue. */
  has(click: Click): boolean {
    return this.clicks.includes(click)
  }

  /** Cancel every click whose move was not sent. Return whether there was one. */
  cancel(): boolean {
    const hasUnsent = this.clicks.some((click) => !click.sent)
    this.clicks = this.clicks.filter((click) => click.sent)
    return hasUnsent
  }
}
