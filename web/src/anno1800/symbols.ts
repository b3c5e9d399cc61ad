// The symbols of things.

import type { SymbolName } from '../symbols/names'
import type { ThingName } from '../table/things'
import type { Facts } from './view'

const ALONE: Record<string, SymbolName> = {
  swap: 'swap',
  open: 'old_world',
  explore: 'new_world',
  expedition: 'expedition',
  festival: 'festival',
  end: 'end-turn',
}

/** Return the symbol of a thing; none if it is drawn with cubes or cards. */
export function symbolOf({ kind, names }: ThingName, facts: Facts | null): SymbolName | undefined {
  if (kind === 'build') {
    const tile = facts?.tiles[names[0] ?? '']
    return tile?.makes ? (tile.makes as SymbolName) : tileSymbol(tile?.family)
  }
  if (kind === 'use') return 'objective'
  return ALONE[kind]
}

function tileSymbol(family: string | undefined): SymbolName | undefined {
  if (family === 'shipyard') return 'shipyard'
  if (family === 'merchant') return 'merchant_ship'
  return family === 'exploration' ? 'exploration_ship' : undefined
}
