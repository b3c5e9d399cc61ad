// The pictures of Anno 1800. A test compares the names with pictures.svg, and the tinted ones with pictures.css.

import url from './pictures.svg?url&no-inline'
import './pictures.css'
import { SHARED, type Sprite } from '../symbols/sprites'

import type { SymbolName as SharedSymbol } from '../symbols/names'

/** Pictures that have a colour in pictures.css. */
// prettier-ignore
const TINTED = [
  'animal', 'artifact', 'artisan_engineer_investor', 'beer', 'bicycles', 'brass', 'bread', 'bricks',
  'canned_meat', 'cannons', 'champagne', 'chocolate', 'cigars', 'coal', 'cocoa', 'coffee',
  'coffee_beans', 'cotton', 'cotton_fabric', 'deck_artisan_engineer_investor', 'deck_farmer_worker',
  'deck_new_world', 'district', 'dynamite', 'expedition', 'exploration_1', 'exploration_2',
  'exploration_3', 'exploration_ship', 'exploration_token', 'extra_action', 'farmer_worker',
  'festival', 'fireworks', 'fur_coats', 'glass', 'grain', 'gramophones', 'heavy_guns', 'hire',
  'influence', 'light_bulbs', 'merchant_1', 'merchant_2', 'merchant_3', 'merchant_ship',
  'new_world', 'objective', 'old_world', 'pigs', 'planks', 'pocket_watches', 'potatoes', 'recall',
  'rubber', 'rum', 'sails', 'sausages', 'schnapps', 'sewing_machines', 'shipyard_1', 'shipyard_2',
  'shipyard_3', 'soap', 'spectacles', 'steam_carriages', 'steam_engines', 'steel', 'sugar_cane',
  'trade_token', 'windows', 'wool', 'work', 'work_clothes',
] as const

/** Pictures that are drawn in lines only, or that have colours of their own. */
// prettier-ignore
const PLAIN = [
  'card', 'cube_artisan', 'cube_engineer', 'cube_farmer', 'cube_investor', 'cube_worker', 'deck',
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
