// Which drawing stands for what.

import type { SymbolName } from '../symbols/names'
import type { ThingName } from '../table/things'

/** Of a tile: a branch is drawn as its good. */
export function tileSymbol(tile: string): string {
  return tile.startsWith('branch_') ? tile.slice('branch_'.length) : tile
}

/** Of a goal. */
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

/** Of something that can be done: selling wood is drawn as wood. */
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
