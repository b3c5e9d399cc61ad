// Goods named together (`discard wood wood`, `take spice wood`): the player gathers them one by one.

import type { Thing } from '../api/types'

export type Counts = Record<string, number>

/** Something that names goods, and how many of each. */
interface Lot {
  text: string
  goods: Counts
  size: number
}

/** The lots among the things that begin with a word. */
export function lots(things: Thing[], verb: string): Lot[] {
  return things.flatMap(({ text }) => {
    const [first, ...names] = text.split(' ')
    if (first !== verb) return []
    const goods: Counts = {}
    for (const name of names) goods[name] = (goods[name] ?? 0) + 1
    return [{ text, goods, size: names.length }]
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

/** The text of the lot that is exactly what was picked, or nothing. */
export function complete(offered: Lot[], picked: Counts): string {
  const size = count(picked)
  return offered.find((lot) => lot.size === size && holds(lot, picked))?.text ?? ''
}

/** How many goods there are in all. */
export function count(picked: Counts): number {
  return Object.values(picked).reduce((sum, number) => sum + number, 0)
}
