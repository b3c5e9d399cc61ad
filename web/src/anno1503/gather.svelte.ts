// What the player has gathered so far for an answer that names goods.

import { complete, count, lots, mayPick, type Counts } from './gather'

import type { TableState } from '../table/table.svelte'

export class Gathering {
  private chosen = $state.raw<Counts>({})
  private revision = $state(-1)

  constructor(private readonly table: TableState) {}

  /** `take` or `discard` while the game asks for it, else nothing. */
  readonly verb = $derived.by(() => {
    const kind = this.table.offers.things[0]?.kind
    return kind === 'take' || kind === 'discard' ? kind : ''
  })

  private readonly offered = $derived.by(() => (this.verb ? lots(this.table.offers.things, this.verb) : []))

  /** What is picked; what was picked in an earlier position does not count any more. */
  readonly picked = $derived.by((): Counts => (this.revision === this.table.revision ? this.chosen : {}))
  /** How many goods the answer names. */
  readonly size = $derived(Math.max(0, ...this.offered.map((lot) => lot.size)))
  readonly number = $derived(count(this.picked))
  /** The answer as it stands, if it is one. */
  readonly answer = $derived(this.number ? complete(this.offered, this.picked) : undefined)

  may(good: string): boolean {
    return mayPick(this.offered, this.picked, good)
  }

  /** A good is clicked: it is added, and where the answer has only one good, that is the answer. */
  async pick(good: string): Promise<void> {
    if (!this.may(good)) return
    const picked = { ...this.picked, [good]: (this.picked[good] ?? 0) + 1 }
    const answer = this.size === 1 ? complete(this.offered, picked) : undefined
    if (answer) await this.table.offers.choose(answer)
    else this.keep(picked)
  }

  putBack(good: string): void {
    this.keep({ ...this.picked, [good]: Math.max((this.picked[good] ?? 0) - 1, 0) })
  }

  async confirm(): Promise<void> {
    if (this.answer) await this.table.offers.choose(this.answer)
  }

  private keep(picked: Counts): void {
    this.chosen = picked
    this.revision = this.table.revision
  }
}
