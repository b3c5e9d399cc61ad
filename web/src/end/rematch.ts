// A rematch: a new table with the setup of a finished one.

import type { TableSetup } from '../home/setup'
import type { TableInfo } from '../api/types'

/** Return a setup with the players, bots and options of a finished table, and a random start player. */
export function rematchSetup(info: TableInfo): TableSetup {
  let hasMine = false
  const seats = info.seats.map((seat): TableSetup['seats'][number] => {
    if (seat.bot) return { kind: 'bot', name: '', bot: seat.bot }
    if (!seat.yours) return { kind: 'free', name: '', bot: '' }
    // The first own seat is mine; the other ones belong to other people at this screen.
    const kind = hasMine ? 'screen' : 'me'
    hasMine = true
    return { kind, name: kind === 'screen' ? seat.name : '', bot: '' }
  })
  return {
    game: info.game,
    title: info.title,
    public: info.public,
    seats,
    options: info.options,
    random_start: true,
    hints: info.hints,
    clock: info.clock,
  }
}
