// Things that name several goods (`discard wood wood`, `take spice wood`). The player selects the goods one by one.

import type { Thing } from '../api/types'

export type Counts = Record<string, number>

/** A thing that names goods, with the count of each. */
interface Lot {
  thing: Thing
  goods: Counts
  size: number
}

/** Return the things of a kind as lots. */
export function lots(things: Thing[], kind: string): Lot[] {
  return things
    .filter((thing) => thing.kind === kind)
    .map((thing) => {
      const goods: Counts = {}
      for (const name of thing.names) goods[name] = (goods[name] ?? 0) + 1
      return { thing, goods, size: thing.names.length }
    })
}

/** Whether a lot contains all selected goods. */
function holds(lot: Lot, picked: Counts): boolean {
  return Object.entries(picked).every(([good, count]) => (lot.goods[good] ?? 0) >= count)
}

/** Whether the selection with one more of a good is part of an offered lot. */
export function mayPick(offered: Lot[], picked: Counts, good: string): boolean {
  const more = { ...picked, [good]: (picked[good] ?? 0) + 1 }
  return offered.some((lot) => holds(lot, more))
}

/** Return the thing that names exactly the selected goods, if there is one. */
export function complete(offered: Lot[], picked: Counts): Thing | undefined {
  const size = count(picked)
  return offered.find((lot) => lot.size === size && holds(lot, picked))?.thing
}

/** Return the total number of goods. */
export function count(picked: Counts): number {
  return Object.values(picked).reduce((sum, number) => sum + number, 0)
}
