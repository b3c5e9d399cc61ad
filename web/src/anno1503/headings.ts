// Under which heading a thing stands in the list of what can be done.

import { t } from '../words/words.svelte'

import type { Thing } from '../api/types'

const HEADINGS: Record<string, string> = {
  ship: 'page-1503-list-settle',
  pioneer: 'page-1503-list-settle',
  develop: 'page-1503-list-settle',
  sell: 'page-1503-list-sell',
  buy: 'page-1503-list-buy',
  claim: 'page-1503-list-buy',
  sail: 'page-1503-list-sail',
  look: 'page-1503-list-sail',
}

/** The heading of a thing; none for answers that the game demands. */
export function heading(thing: Thing): string {
  const key = HEADINGS[thing.kind]
  return key ? t(key) : ''
}
