// The games with their own screen. Other games get the plain table.

import { anno1503 } from './anno1503/game'
import { anno1800 } from './anno1800/game'
import { plain } from './plain/game'
import { addSprite } from './symbols/sprites'

import type { GameScreen } from './table/screen'

export const SCREENS: Record<string, GameScreen> = { anno1800, anno1503 }

for (const { sprite } of Object.values(SCREENS)) if (sprite) addSprite(sprite)

/** Return the screen of a game; `screenOf('nim')` is the plain one. */
export function screenOf(game: string | undefined): GameScreen {
  return SCREENS[game ?? ''] ?? plain
}

/** Return games in the order of their screens; games without a screen come last. */
export function inOrder<G extends { name: string }>(games: readonly G[]): G[] {
  const names = Object.keys(SCREENS)
  const place = ({ name }: G): number => (name in SCREENS ? names.indexOf(name) : names.length)
  return [...games].sort((a, b) => place(a) - place(b))
}

/** Return the games that have a score sheet. */
export const scoredGames = (): string[] => Object.keys(SCREENS).filter((name) => SCREENS[name]?.ScoreSheet)

/** Return the game of `/score/GAME` if it has a score sheet, and the first such game for `/score`. */
export function scoredGame(game: string): string | undefined {
  return game ? scoredGames().find((name) => name === game) : scoredGames()[0]
}
