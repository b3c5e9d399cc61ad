// The same game once more.

import type { Choice } from '../home/choice'
import type { TableInfo } from '../api/types'

/** A choice like that of a finished table: the same players, bots and options; who begins is drawn anew. */
export function sameAgain(info: TableInfo): Choice {
  let mine = false
  const seats = info.seats.map((seat): Choice['seats'][number] => {
    if (seat.bot) return { kind: 'bot', name: '', bot: seat.bot }
    if (!seat.yours) return { kind: 'free', name: '', bot: '' }
    // The first own seat is mine; whoever else sat at this screen sits there again.
    const kind = mine ? 'screen' : 'me'
    mine = true
    return { kind, name: kind === 'screen' ? seat.name : '', bot: '' }
  })
  return {
    game: info.game,
    title: info.title,
    public: info.public,
    seats,
    options: info.options,
    drawn: true,
    hints: info.hints,
    clock: info.clock,
  }
}
