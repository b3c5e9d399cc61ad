// The names of all icons in symbols.svg. A test compares both.

/** Icons of the games: goods by their ids, ships, tokens, cubes, buildings, cards. */
// prettier-ignore
export const PICTURES = [
  'agreement', 'animal', 'any', 'artifact', 'artisan_engineer_investor', 'bath_house', 'beer',
  'bicycles', 'branch', 'brass', 'bread', 'bricks', 'canned_meat', 'cannons', 'card', 'cards',
  'champagne', 'chocolate', 'church', 'cigars', 'citizen', 'cloth', 'coal', 'coast', 'cocoa',
  'coffee', 'coffee_beans', 'cotton', 'cotton_fabric', 'cube_artisan', 'cube_engineer',
  'cube_farmer', 'cube_investor', 'cube_worker', 'deck', 'deck_artisan_engineer_investor',
  'deck_farmer_worker', 'deck_new_world', 'die', 'die_1', 'die_2', 'die_3', 'die_4', 'die_5',
  'die_6', 'district', 'dynamite', 'exhausted', 'expedition', 'exploration_1', 'exploration_2',
  'exploration_3', 'exploration_ship', 'exploration_token', 'extra_action', 'farmer_worker',
  'festival', 'fire', 'fire_brigade', 'fireworks', 'fog', 'forge', 'fur_coats', 'glass', 'gold',
  'golden_age', 'goods', 'grain', 'gramophones', 'heavy_guns', 'hire', 'influence', 'land',
  'large_branch', 'light_bulbs', 'merchant', 'merchant_1', 'merchant_2', 'merchant_3',
  'merchant_ship', 'new_world', 'objective', 'old_world', 'pigs', 'pioneer', 'pirates', 'planks',
  'pocket_watches', 'potatoes', 'recall', 'restaurant', 'rubber', 'rum', 'sails', 'sausages',
  'schnapps', 'school', 'sea', 'settler', 'sewing_machines', 'ship', 'shipyard', 'shipyard_1',
  'shipyard_2', 'shipyard_3', 'soap', 'spectacles', 'spice', 'steam_carriages', 'steam_engines',
  'steel', 'stone', 'sugar_cane', 'swap', 'tobacco', 'tools', 'trade_token', 'treasure_gold',
  'treasure_upgrade', 'unknown', 'upgrade', 'windows', 'wood', 'wool', 'work', 'work_clothes',
] as const

/** Icons of the page. */
// prettier-ignore
export const SIGNS = [
  'arrow-up', 'bell', 'chart', 'chat', 'check', 'chevron-down', 'chevron-up', 'clock', 'close',
  'connection', 'connection-lost', 'copy', 'dice', 'download', 'end-turn', 'eye', 'eye-off',
  'first', 'flag', 'globe', 'grid', 'hand', 'help', 'hint', 'history', 'home', 'hourglass', 'info',
  'last', 'leave', 'link', 'lock', 'log', 'menu', 'pause', 'people', 'play', 'plus', 'print',
  'redo', 'reset', 'review', 'robot', 'search', 'settings', 'share', 'star', 'step-back',
  'step-forward', 'trash', 'trophy', 'undo', 'upload', 'warning',
] as const

export type SymbolName = (typeof PICTURES)[number] | (typeof SIGNS)[number]

const ALL: ReadonlySet<string> = new Set([...PICTURES, ...SIGNS])

/** Whether there is an icon with this name. */
export function isSymbol(name: string): name is SymbolName {
  return ALL.has(name)
}
