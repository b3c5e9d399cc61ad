// The headings of things in the list.

import { t } from '../i18n/i18n.svelte'

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

/** Return the heading of a thing; empty for answers that the game demands. */
export function heading(thing: Thing): string {
  const key = HEADINGS[thing.kind]
  return key ? t(key) : ''
}
