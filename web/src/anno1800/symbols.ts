// The symbols of tiles and things.

import { isSymbol, type SymbolName } from './pictures'

import type { ThingName } from '../table/things'
import type { Facts, TileFact } from './view'

const ALONE: Record<string, SymbolName> = {
  swap: 'swap',
  open: 'old_world',
  explore: 'new_world',
  expedition: 'expedition',
  festival: 'festival',
  make: 'work',
  end: 'end-turn',
}

/** Return the symbol of a thing; none if it is drawn with cubes or cards. */
export function symbolOf({ kind, names }: ThingName, facts: Facts | null): SymbolName | undefined {
  if (kind === 'build') {
    const tile = facts?.tiles[names[0] ?? '']
    return tile && tileSymbol(tile)
  }
  if (kind === 'use') return 'objective'
  return ALONE[kind]
}

const FAMILIES: Record<string, SymbolName> = {
  shipyard: 'shipyard',
  merchant: 'merchant_ship',
  exploration: 'exploration_ship',
}

/** Return the symbol of a tile: the good that it makes, else its family. */
export function tileSymbol({ makes, family }: TileFact): SymbolName {
  return isSymbol(makes) ? makes : (FAMILIES[family] ?? 'unknown')
}
