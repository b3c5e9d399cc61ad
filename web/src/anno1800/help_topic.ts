// The help topics of things.

import { factsOf, viewOf } from './view'

import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'

/** Return the help topic of a thing. Shipyards, ships and objectives have their own. */
export function helpTopic(table: TableState, { kind, names: [what = ''] }: ThingName): string {
  const family = kind === 'build' ? factsOf(table)?.tiles[what]?.family : undefined
  if (family === 'shipyard') return 'build-shipyard'
  if (family === 'merchant' || family === 'exploration') return 'build-ship'
  const isObjective = kind === 'use' && viewOf(table)?.objectives.some(({ id }) => id === what)
  return isObjective ? 'use-objective' : kind
}
