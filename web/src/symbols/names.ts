// The names of all icons in symbols.svg. A test compares both. Each game lists its pictures in its folder.

/** Pictures that several games use. They have a colour in tints.css. */
// prettier-ignore
export const PICTURES = [
  'cards', 'coast', 'exhausted', 'gold', 'goods', 'land', 'merchant', 'sea', 'shipyard', 'swap',
  'tobacco', 'upgrade',
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

/** The icon of an unknown name. */
export const UNKNOWN = 'unknown'

/** The icons that every game can use. */
export type SymbolName = (typeof PICTURES)[number] | (typeof SIGNS)[number] | typeof UNKNOWN
