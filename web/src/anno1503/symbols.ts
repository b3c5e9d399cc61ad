// Which drawing stands for what.

import type { SymbolName } from '../symbols/names'

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

/** Of something that can be done: `sell wood 1` is drawn as wood. */
export function thingSymbol(text: string): string {
  const [verb = '', what = ''] = text.split(' ')
  if (verb === 'sell' || verb === 'buy' || verb === 'take' || verb === 'discard') return what
  if (verb === 'pioneer') return what || 'pioneer'
  if (verb === 'give') return tileSymbol(what)
  const drawn: Record<string, string> = {
    sail: 'ship',
    ship: 'ship',
    look: 'eye',
    develop: 'upgrade',
    claim: 'large_branch',
  }
  return drawn[verb] ?? ''
}
