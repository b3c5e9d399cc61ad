// The goods selected so far for a thing that names several goods.

import { complete, count, lots, mayPick, type Counts } from './goods_lots'

import type { TableState } from '../table/table.svelte'

export class GoodsSelection {
  private chosen = $state.raw<Counts>({})
  private revision = $state(-1)

  constructor(private readonly table: TableState) {}

  /** `take` or `discard` while the game asks for it, else empty. */
  readonly verb = $derived.by(() => {
    const kind = this.table.offers.things[0]?.kind
    return kind === 'take' || kind === 'discard' ? kind : ''
  })

  private readonly offered = $derived.by(() => (this.verb ? lots(this.table.offers.things, this.verb) : []))

  /** The selected goods. A selection in an earlier position is void. */
  readonly picked = $derived.by((): Counts => (this.revision === this.table.revision ? this.chosen : {}))
  /** The number of goods to select. */
  readonly size = $derived(Math.max(0, ...this.offered.map((lot) => lot.size)))
  readonly number = $derived(count(this.picked))
  /** The thing that names exactly the selected goods, if there is one. */
  readonly answer = $derived(this.number ? complete(this.offered, this.picked) : undefined)

  may(good: string): boolean {
    return mayPick(this.offered, this.picked, good)
  }

  /** Add a good to the selection. If only one good is to be selected, choose the thing at once. */
  async pick(good: string): Promise<void> {
    if (!this.may(good)) return
    const picked = { ...this.picked, [good]: (this.picked[good] ?? 0) + 1 }
    const answer = this.size === 1 ? complete(this.offered, picked) : undefined
    if (answer) await this.table.offers.choose(answer)
    else this.select(picked)
  }

  putBack(good: string): void {
    this.select({ ...this.picked, [good]: Math.max((this.picked[good] ?? 0) - 1, 0) })
  }

  async confirm(): Promise<void> {
    if (this.answer) await this.table.offers.choose(this.answer)
  }

  private select(picked: Counts): void {
    this.chosen = picked
    this.revision = this.table.revision
  }
}
