// The names of all drawings in symbols.svg. A test holds the two together.

/** Things of the games: goods by their ids, ships, tokens, cubes, buildings, cards. */
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

/** Signs of the page itself. */
// prettier-ignore
export const SIGNS = [
  'accessibility', 'arrow-down', 'arrow-left', 'arrow-right', 'arrow-up', 'bell', 'bell-off',
  'book', 'bug', 'chart', 'chat', 'check', 'chevron-down', 'chevron-left', 'chevron-right',
  'chevron-up', 'clock', 'close', 'connection', 'connection-lost', 'copy', 'crown', 'device',
  'dice', 'download', 'edit', 'end-turn', 'error', 'expand', 'external', 'eye', 'eye-off',
  'filter', 'first', 'flag', 'globe', 'grid', 'hand', 'help', 'history', 'home', 'hourglass',
  'info', 'keyboard', 'language', 'last', 'leave', 'link', 'lock', 'log', 'menu', 'minus',
  'moon', 'more', 'palette', 'pause', 'people', 'person', 'pin', 'play', 'plus', 'print', 'qr',
  'redo', 'reset', 'robot', 'search', 'seat', 'send', 'settings', 'share', 'shrink', 'sort',
  'sound', 'sound-off', 'star', 'step-back', 'step-forward', 'sun', 'sun-moon', 'swap-seats',
  'text-size', 'trash', 'trophy', 'undo', 'unlock', 'upload', 'vibrate', 'wait', 'warning',
  'zoom-in', 'zoom-out',
] as const

export type SymbolName = (typeof PICTURES)[number] | (typeof SIGNS)[number]

const ALL: ReadonlySet<string> = new Set([...PICTURES, ...SIGNS])

/** Whether a drawing of that name exists. */
export function isSymbol(name: string): name is SymbolName {
  return ALL.has(name)
}
