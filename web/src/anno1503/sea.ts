// The sea as a chart: which square is where, whose ships lie there, and what a click on it means.

import { thing, type ThingName } from '../table/things'

import type { Thing } from '../api/types'
import type { SeatView } from './view'

export interface Square {
  /** Column and row: `b3`. */
  cell: string
  x: number
  y: number
  /** The number of its stack for an island space, else 0. */
  stack: number
  start: boolean
}

export interface Ship {
  seat: number
  /** Its rank among the ships of its owner at sea, from 1. */
  rank: number
}

/** The squares of a map of rows such as `2..S`, from the top left. */
export function squares(rows: string[]): Square[] {
  return rows.flatMap((row, y) =>
    [...row].map((mark, x) => ({
      cell: `${String.fromCharCode(97 + x)}${y + 1}`,
      x,
      y,
      stack: Number.parseInt(mark, 10) || 0,
      start: mark === 'S',
    })),
  )
}

/** All ships by the square on which they lie. */
export function shipsByCell(seats: SeatView[]): Map<string, Ship[]> {
  const found = new Map<string, Ship[]>()
  seats.forEach(({ ships }, seat) =>
    ships.forEach((cell, index) => {
      found.set(cell, [...(found.get(cell) ?? []), { seat, rank: index + 1 }])
    }),
  )
  return found
}

/** The things that lead to a square, of one ship or, with rank 0, of all: `sail 1 b3`, `look 2 b3`. */
export function leadingTo(things: Thing[], cell: string, rank: number): Thing[] {
  return things.filter(({ kind, names: [ship, where] }) => {
    return (kind === 'sail' || kind === 'look') && where === cell && (rank === 0 || ship === String(rank))
  })
}

/** What a click on a square means: take the helm of a ship, do one of some things, or ask why not. */
type Meaning = { helm: number } | { things: Thing[] } | { ask: ThingName } | null

/** The meaning of a click on a square for the player whose own ships lie on it, with the ship at whose helm they are. */
export function meaning(things: Thing[], cell: string, own: number[], helm: number, tile: boolean): Meaning {
  const leading = leadingTo(things, cell, helm)
  if (leading.length) return { things: leading }
  if (own.length) return { helm: own[(own.indexOf(helm) + 1) % own.length] ?? 0 }
  const others = leadingTo(things, cell, 0)
  if (others.length) return { things: others }
  return { ask: thing(tile ? 'look' : 'sail', helm || 1, cell) }
}
