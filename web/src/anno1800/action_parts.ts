// Actions with several parts: hires, upgrades and ships.

import { factsOf, viewOf } from './view'

import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'

/** Whether a thing continues the action that is under way. */
export function continuesAction(table: TableState, thing: Pick<ThingName, 'kind' | 'names'>): boolean {
  const running = viewOf(table)?.running
  if (running === 'hire' || running === 'upgrade') return thing.kind === running
  if (running !== 'ships') return false
  const family = factsOf(table)?.tiles[thing.names[0] ?? '']?.family
  return thing.kind === 'build' && (family === 'merchant' || family === 'exploration')
}
