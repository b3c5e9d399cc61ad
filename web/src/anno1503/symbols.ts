// The symbols of tiles, goals and things.

import type { SymbolName } from './pictures'
import type { ThingName } from '../table/things'

const BRANCH = 'branch_'

/** Return the good of a branch tile: `branchGood('branch_wood')` is `wood`. Empty for other tiles. */
export function branchGood(tile: string): string {
  return tile.startsWith(BRANCH) ? tile.slice(BRANCH.length) : ''
}

/** Return the symbol of a tile: a branch has the symbol of its good. */
export function tileSymbol(tile: string): string {
  return branchGood(tile) || tile
}

/** Return the symbol of a goal. */
export function goalSymbol(goal: string): SymbolName {
  const drawn: Record<string, SymbolName> = {
    gold: 'gold',
    branches: 'branch',
    agreements: 'agreement',
    buildings: 'church',
    merchants: 'merchant',
  }
  return drawn[goal] ?? 'star'
}

/** Return the symbol of a thing: selling wood has the symbol of wood. */
export function thingSymbol({ kind, names: [what = ''] }: ThingName): string {
  if (kind === 'sell' || kind === 'buy' || kind === 'take' || kind === 'discard') return what
  if (kind === 'pioneer') return what || 'pioneer'
  if (kind === 'give') return tileSymbol(what)
  const drawn: Record<string, string> = {
    sail: 'ship',
    ship: 'ship',
    look: 'eye',
    develop: 'upgrade',
    claim: 'large_branch',
  }
  return drawn[kind] ?? ''
}
