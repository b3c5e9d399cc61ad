// Actions in several parts: hires, upgrades and ships follow each other within one action.

import { factsOf, viewOf } from './view'

import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'

/** Whether a thing is of the kind of the action under way. */
export function goesOn(table: TableState, thing: Pick<ThingName, 'kind' | 'names'>): boolean {
  const running = viewOf(table)?.running
  if (running === 'hire' || running === 'upgrade') return thing.kind === running
  if (running !== 'ships') return false
  const family = factsOf(table)?.tiles[thing.names[0] ?? '']?.family
  return thing.kind === 'build' && (family === 'merchant' || family === 'exploration')
}
