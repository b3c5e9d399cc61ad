// How a seat could get a good, according to the server.

import type { Shortage } from './view'
import type { GoodSource } from './cards'

const WAYS: Record<string, GoodSource> = {
  work: 'make',
  make: 'make',
  buy: 'buy',
  import: 'import',
  free: 'free',
}

/** Return a function that tells how each good of a thing could be obtained, given what is lacking for the thing. */
export function sourceFinder(
  prospects: Record<string, Record<string, unknown>>,
  shortages: Shortage[],
): (good: string) => GoodSource {
  const lacking = new Set(
    shortages.filter((shortage) => shortage.what === 'good').map((shortage) => shortage.name),
  )
  return (good) => {
    if (lacking.has(good)) return 'lack'
    const way = prospects.goods?.[good]
    return typeof way === 'string' ? (WAYS[way] ?? 'lack') : ''
  }
}
