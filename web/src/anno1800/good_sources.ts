// How a seat could get a good, according to the server.

import type { Prospects, Shortage } from './view'
import type { GoodSource } from './cards'

const SOURCES: readonly GoodSource[] = ['hand', 'make', 'buy', 'import', 'free']

/** Return a function that tells how each good of a thing could be obtained, given what is lacking for the thing. */
export function sourceFinder(
  { goods }: Partial<Prospects>,
  shortages: Shortage[],
): (good: string) => GoodSource {
  const lacking = new Set(
    shortages.filter((shortage) => shortage.what === 'good').map((shortage) => shortage.name),
  )
  return (good) => {
    if (lacking.has(good)) return 'lack'
    const source = goods?.[good]
    if (source === undefined) return ''
    return SOURCES.find((known) => known === source) ?? 'lack'
  }
}
