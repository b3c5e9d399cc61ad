// Actions in several parts: hires, upgrades and ships follow each other within one action.

import { viewOf } from './view'

import type { Thing } from '../api/types'
import type { TableState } from '../table/table.svelte'

const PARTS: Record<string, string[]> = {
  hire: ['hire '],
  upgrade: ['upgrade '],
  ships: ['build merchant ', 'build exploration '],
}

/** Whether a thing is of the kind of the action under way. */
export function goesOn(table: TableState, thing: Pick<Thing, 'text'>): boolean {
  const words = PARTS[viewOf(table)?.running ?? ''] ?? []
  return words.some((beginning) => thing.text.startsWith(beginning))
}
