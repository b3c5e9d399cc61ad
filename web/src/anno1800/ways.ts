// How a seat could come by a good, as the server says it.

import type { Lack } from './view'
import type { Way } from './cards'

const WAYS: Record<string, Way> = { work: 'make', make: 'make', buy: 'buy', import: 'import', free: 'free' }

/** For a thing with these lacks: how each of its goods could be come by. */
export function wayFor(
  prospects: Record<string, Record<string, unknown>>,
  lacks: Lack[],
): (good: string) => Way {
  const lacking = new Set(lacks.filter((lack) => lack.what === 'good').map((lack) => lack.name))
  return (good) => {
    if (lacking.has(good)) return 'lack'
    const way = prospects.goods?.[good]
    return typeof way === 'string' ? (WAYS[way] ?? 'lack') : ''
  }
}
