// Which part of the help belongs to a thing.

import { factsOf, viewOf } from './view'

import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'

/** Shipyards, ships and objectives have help of their own. */
export function helpTopic(table: TableState, { kind, names: [what = ''] }: ThingName): string {
  const family = kind === 'build' ? factsOf(table)?.tiles[what]?.family : undefined
  if (family === 'shipyard') return 'build-shipyard'
  if (family === 'merchant' || family === 'exploration') return 'build-ship'
  const isObjective = kind === 'use' && viewOf(table)?.objectives.some(({ id }) => id === what)
  return isObjective ? 'use-objective' : kind
}
