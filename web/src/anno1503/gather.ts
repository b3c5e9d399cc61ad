// Goods named together (`discard wood wood`, `take spice wood`): the player gathers them one by one.

import type { Thing } from '../api/types'

export type Counts = Record<string, number>

/** Something that names goods, and how many of each. */
interface Lot {
  thing: Thing
  goods: Counts
  size: number
}

/** The lots among the things of a kind. */
export function lots(things: Thing[], kind: string): Lot[] {
  return things
    .filter((thing) => thing.kind === kind)
    .map((thing) => {
      const goods: Counts = {}
      for (const name of thing.names) goods[name] = (goods[name] ?? 0) + 1
      return { thing, goods, size: thing.names.length }
    })
}

/** Whether all goods picked so far are in a lot. */
function holds(lot: Lot, picked: Counts): boolean {
  return Object.entries(picked).every(([good, count]) => (lot.goods[good] ?? 0) >= count)
}

/** Whether one more of a good still leads to a lot that is offered. */
export function mayPick(offered: Lot[], picked: Counts, good: string): boolean {
  const more = { ...picked, [good]: (picked[good] ?? 0) + 1 }
  return offered.some((lot) => holds(lot, more))
}

/** The thing that names exactly what was picked, if there is one. */
export function complete(offered: Lot[], picked: Counts): Thing | undefined {
  const size = count(picked)
  return offered.find((lot) => lot.size === size && holds(lot, picked))?.thing
}

/** How many goods there are in all. */
export function count(picked: Counts): number {
  return Object.values(picked).reduce((sum, number) => sum + number, 0)
}
