// Setups of new tables, remembered on this device for the next time.

import type { CreateTable, GameInfo } from '../api/types'

export type TableSetup = Omit<CreateTable, 'id' | 'content'> & { content?: Record<string, unknown> }

const LAST_KEY = 'kontor.setup.'
const SOLO_KEY = 'kontor.solo-setup.'
/** The keys that older versions used. */
const OLD_KEYS: Record<string, string> = {
  [LAST_KEY]: 'kontor.choice.',
  [SOLO_KEY]: 'kontor.alone.',
}

/** The default level, neither the weakest nor the strongest. */
export const DEFAULT_BOT = 'medium'

/** Return the preselected bot for a seat. */
export function defaultBot(bots: GameInfo['bots']): string {
  return (bots.find(({ name }) => name === DEFAULT_BOT) ?? bots[0])?.name ?? ''
}

/** Return the options as the form shows them before anything is chosen: the first value of each that cannot be left out. */
function suggestedOptions(game: GameInfo): Record<string, unknown> {
  const required = game.options.filter(({ values }) => values.every(({ value }) => value !== null))
  return Object.fromEntries(required.map(({ name, values }) => [name, values[0]?.value]))
}

/** Return a setup of one person against as few bots as possible. */
export function defaultSetup(game: GameInfo): TableSetup {
  const seats: TableSetup['seats'] = [{ kind: 'me', name: '', bot: '' }]
  while (seats.length < game.fewest) seats.push({ kind: 'bot', name: '', bot: defaultBot(game.bots) })
  return {
    game: game.name,
    title: '',
    public: false,
    seats,
    options: suggestedOptions(game),
    random_start: true,
    hints: null,
    clock: null,
  }
}

/** Return the last setup of a game if it is still valid, else the default setup. */
export function loadSetup(game: GameInfo): TableSetup {
  return load(LAST_KEY, game)
}

/** Return the last setup against bots only if it is still valid, else the default setup. */
export function loadSoloSetup(game: GameInfo): TableSetup {
  return load(SOLO_KEY, game)
}

function load(key: string, game: GameInfo): TableSetup {
  migrate(key, game.name)
  const saved = localStorage.getItem(key + game.name)
  if (!saved) return defaultSetup(game)
  try {
    const suggested = defaultSetup(game)
    const setup = { ...suggested, ...(JSON.parse(saved) as Partial<TableSetup>) }
    setup.options = { ...suggested.options, ...setup.options }
    return isValid(setup, game) ? setup : suggested
  } catch {
    return defaultSetup(game)
  }
}

/** Move a setup that an older version saved to the new key. `random_start` was called `drawn`. */
function migrate(key: string, game: string): void {
  const oldKey = `${OLD_KEYS[key] ?? ''}${game}`
  const saved = localStorage.getItem(oldKey)
  if (saved === null) return
  localStorage.removeItem(oldKey)
  if (localStorage.getItem(key + game) !== null) return
  try {
    const { drawn = true, ...setup } = JSON.parse(saved) as Record<string, unknown>
    localStorage.setItem(key + game, JSON.stringify({ ...setup, random_start: drawn }))
  } catch {
    // It is not JSON, so the default setup applies.
  }
}

function isValid(setup: TableSetup, game: GameInfo): boolean {
  const known = setup.seats.every(
    (seat) => seat.kind !== 'bot' || game.bots.some((bot) => bot.name === seat.bot),
  )
  return known && setup.seats.length >= game.fewest && setup.seats.length <= game.most
}

export function saveSetup(setup: TableSetup): void {
  const text = JSON.stringify({ ...setup, content: undefined, title: '', public: false, clock: null })
  localStorage.setItem(LAST_KEY + setup.game, text)
  if (isSolo(setup)) localStorage.setItem(SOLO_KEY + setup.game, text)
}

/**
 * Whether the table will allow hints: as chosen, else if no seat is free for somebody at another screen. Without a
 * choice the server decides.
 */
export function allowsHints(setup: TableSetup): boolean {
  return setup.hints ?? setup.seats.every((seat) => seat.kind !== 'free')
}

/** Whether I play against bots only. Such a game starts at once. */
export function isSolo(setup: TableSetup): boolean {
  return setup.seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot')
}
