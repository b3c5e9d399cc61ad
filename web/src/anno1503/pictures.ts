// The pictures of Anno 1503. A test compares the names with pictures.svg, and the tinted ones with pictures.css.

import url from './pictures.svg?url&no-inline'
import './pictures.css'
import { SHARED, type Sprite } from '../symbols/sprites'

import type { SymbolName as SharedSymbol } from '../symbols/names'

/** Pictures that have a colour in pictures.css. */
// prettier-ignore
const TINTED = [
  'agreement', 'any', 'bath_house', 'branch', 'church', 'citizen', 'cloth', 'fire', 'fire_brigade',
  'fog', 'forge', 'golden_age', 'large_branch', 'pioneer', 'pirates', 'restaurant', 'school',
  'settler', 'ship', 'spice', 'stone', 'tools', 'treasure_gold', 'treasure_upgrade', 'wood',
] as const

/** Pictures that are drawn in lines only, or that have colours of their own. */
// prettier-ignore
const PLAIN = [
  'die', 'die_1', 'die_2', 'die_3', 'die_4', 'die_5', 'die_6',
] as const

const NAMES = [...TINTED, ...PLAIN] as const

const ALL: ReadonlySet<string> = new Set([...NAMES, ...SHARED.names])

/** The icons that this game can use. */
export type SymbolName = (typeof NAMES)[number] | SharedSymbol

/** Whether there is an icon with this name. */
export function isSymbol(name: string): name is SymbolName {
  return ALL.has(name)
}

export const SPRITE: Sprite = { url, names: NAMES, tinted: new Set(TINTED) }
