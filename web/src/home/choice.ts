// What somebody chose for a game, kept for the next time.

import type { Games, TableAsked } from '../api/types'

export type GameOffered = Games['games'][number]
export type Choice = Omit<TableAsked, 'id' | 'content'> & { content?: Record<string, unknown> }

const KEPT = 'kontor.choice.'
const ALONE = 'kontor.alone.'

/** The level that is offered first: neither the weakest nor the strongest. */
export const USUAL = 'medium'

/** The bot for a seat whose bot nobody has chosen. */
export function usualBot(bots: GameOffered['bots']): string {
  return (bots.find((found) => found.name === USUAL) ?? bots[0])?.name ?? ''
}

/** One against one bot: the quickest way into a game. */
export function usual(game: GameOffered): Choice {
  const seats: Choice['seats'] = [{ kind: 'me', name: '', bot: '' }]
  while (seats.length < game.fewest) seats.push({ kind: 'bot', name: '', bot: usualBot(game.bots) })
  return {
    game: game.name,
    title: '',
    public: false,
    seats,
    options: {},
    drawn: true,
    hints: null,
    clock: null,
  }
}

/** The last choice that still fits what is offered, else the usual one. */
export function remembered(game: GameOffered): Choice {
  return read(KEPT, game)
}

/** The last choice with nobody but bots. */
export function rememberedAlone(game: GameOffered): Choice {
  return read(ALONE, game)
}

function read(where: string, game: GameOffered): Choice {
  const kept = localStorage.getItem(where + game.name)
  if (!kept) return usual(game)
  try {
    const choice = { ...usual(game), ...(JSON.parse(kept) as Partial<Choice>) }
    return fits(choice, game) ? choice : usual(game)
  } catch {
    return usual(game)
  }
}

function fits(choice: Choice, game: GameOffered): boolean {
  const known = choice.seats.every(
    (seat) => seat.kind !== 'bot' || game.bots.some((bot) => bot.name === seat.bot),
  )
  return known && choice.seats.length >= game.fewest && choice.seats.length <= game.most
}

export function remember(choice: Choice): void {
  const text = JSON.stringify({ ...choice, content: undefined, title: '', public: false, clock: null })
  localStorage.setItem(KEPT + choice.game, text)
  if (isAlone(choice)) localStorage.setItem(ALONE + choice.game, text)
}

/**
 * Whether hints may be asked for, as far as can be seen beforehand: as chosen, else if nobody plays at a screen of their
 * own. What nobody chose is left open, and the server decides by who comes.
 */
export function allowsHints(choice: Choice): boolean {
  return choice.hints ?? choice.seats.every((seat) => seat.kind !== 'free')
}

/** Whether nobody but me and bots plays: then the game begins at once. */
export function isAlone(choice: Choice): boolean {
  return choice.seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot')
}
