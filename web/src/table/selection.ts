// Selecting cards or places in a choice.

import type { PlanAnswer } from '../api/types'

/**
 * Return the named items after one was selected or deselected. Beyond `most` the oldest is dropped.
 *
 * `toggleItem({ items: ['a', 'b'], named: ['a'], fewest: 1, most: 1, from: 'hand' }, 'b', true)` is `['b']`.
 */
export function toggleItem(
  choose: NonNullable<PlanAnswer['choose']>,
  item: string,
  chosen: boolean,
): string[] {
  if (chosen) return [...choose.named, item].slice(-choose.most)
  const index = choose.named.indexOf(item)
  return choose.named.filter((_, place) => place !== index)
}
