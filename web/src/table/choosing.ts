// Choosing some of several cards or places.

import type { Plan } from '../api/types'

/**
 * What is named after one item was put in or taken out; when all are taken, the oldest makes room.
 *
 * `toggled({ items: ['a', 'b'], named: ['a'], fewest: 1, most: 1, from: 'hand' }, 'b', true)` is `['b']`.
 */
export function toggled(choose: NonNullable<Plan['choose']>, item: string, chosen: boolean): string[] {
  if (chosen) return [...choose.named, item].slice(-choose.most)
  const index = choose.named.indexOf(item)
  return choose.named.filter((_, place) => place !== index)
}
