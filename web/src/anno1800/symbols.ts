// Which symbol stands for a thing one can do.

import type { SymbolName } from '../symbols/names'
import type { Facts } from './view'

const ALONE: Record<string, SymbolName> = {
  swap: 'swap',
  open: 'old_world',
  explore: 'new_world',
  expedition: 'expedition',
  festival: 'festival',
  end: 'end-turn',
}

/** The symbol of a thing by its text; nothing for what is better shown by cubes or cards. */
export function symbolOf(text: string, facts: Facts | null): SymbolName | undefined {
  const [verb = '', what = '', level = ''] = text.split(' ')
  if (verb === 'build') {
    const tile = facts?.tiles[level ? `${what}_${level}` : what]
    return tile?.makes ? (tile.makes as SymbolName) : tileSymbol(what)
  }
  if (verb === 'use') return 'objective'
  return ALONE[verb]
}

function tileSymbol(family: string): SymbolName | undefined {
  if (family === 'shipyard') return 'shipyard'
  if (family === 'merchant') return 'merchant_ship'
  return family === 'exploration' ? 'exploration_ship' : undefined
}
