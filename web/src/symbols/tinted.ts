// The icons that have a colour in tints.css.

// prettier-ignore
export const TINTED: ReadonlySet<string> = new Set([
  'agreement', 'animal', 'any', 'artifact', 'artisan_engineer_investor', 'bath_house', 'beer',
  'bicycles', 'branch', 'brass', 'bread', 'bricks', 'canned_meat', 'cannons', 'cards',
  'champagne', 'chocolate', 'church', 'cigars', 'citizen', 'cloth', 'coal', 'coast', 'cocoa',
  'coffee', 'coffee_beans', 'cotton', 'cotton_fabric', 'deck_artisan_engineer_investor',
  'deck_farmer_worker', 'deck_new_world', 'district', 'dynamite', 'exhausted', 'expedition',
  'exploration_1', 'exploration_2', 'exploration_3', 'exploration_ship', 'exploration_token',
  'extra_action', 'farmer_worker', 'festival', 'fire', 'fire_brigade', 'fireworks', 'fog',
  'forge', 'fur_coats', 'glass', 'gold', 'golden_age', 'goods', 'grain', 'gramophones',
  'heavy_guns', 'hire', 'influence', 'land', 'large_branch', 'light_bulbs', 'merchant',
  'merchant_1', 'merchant_2', 'merchant_3', 'merchant_ship', 'new_world', 'objective',
  'old_world', 'pigs', 'pioneer', 'pirates', 'planks', 'pocket_watches', 'potatoes', 'recall',
  'restaurant', 'rubber', 'rum', 'sails', 'sausages', 'schnapps', 'school', 'sea', 'settler',
  'sewing_machines', 'ship', 'shipyard', 'shipyard_1', 'shipyard_2', 'shipyard_3', 'soap',
  'spectacles', 'spice', 'steam_carriages', 'steam_engines', 'steel', 'stone', 'sugar_cane',
  'swap', 'tobacco', 'tools', 'trade_token', 'treasure_gold', 'treasure_upgrade', 'upgrade',
  'windows', 'wood', 'wool', 'work', 'work_clothes',
])
