// The squares of the sea, the ships on them, and what a click on a square stands for.

import { thing, type ThingName } from '../table/things'

import type { Thing } from '../api/types'
import type { SeatView } from './view'

export interface Square {
  /** Column and row: `b3`. */
  cell: string
  x: number
  y: number
  /** The number of the stack of an island space, else 0. */
  stack: number
  start: boolean
}

export interface Ship {
  seat: number
  /** The rank among the owner's ships at sea, from 1. */
  rank: number
}

/** Return the squares of a map with rows such as `2..S`, from the top left. */
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

/** Return all ships by their square. */
export function shipsByCell(seats: SeatView[]): Map<string, Ship[]> {
  const byCell = new Map<string, Ship[]>()
  seats.forEach(({ ships }, seat) =>
    ships.forEach((cell, index) => {
      byCell.set(cell, [...(byCell.get(cell) ?? []), { seat, rank: index + 1 }])
    }),
  )
  return byCell
}

/** Return the things that lead a ship, or with rank 0 any ship, to a square: `sail 1 b3`, `look 2 b3`. */
export function leadingTo(things: Thing[], cell: string, rank: number): Thing[] {
  return things.filter(({ kind, names: [ship, where] }) => {
    return (kind === 'sail' || kind === 'look') && where === cell && (rank === 0 || ship === String(rank))
  })
}

/** What a click on a square does: select a ship, do one of some things, or ask why a thing cannot be done. */
type SquareTarget = { helm: number } | { things: Thing[] } | { ask: ThingName } | null

/** Return what a click on a square does, given the ranks of the own ships there and of the selected ship. */
export function squareTarget(
  things: Thing[],
  cell: string,
  own: number[],
  helm: number,
  tile: boolean,
): SquareTarget {
  const leading = leadingTo(things, cell, helm)
  if (leading.length) return { things: leading }
  if (own.length) return { helm: own[(own.indexOf(helm) + 1) % own.length] ?? 0 }
  const others = leadingTo(things, cell, 0)
  if (others.length) return { things: others }
  return { ask: thing(tile ? 'look' : 'sail', helm || 1, cell) }
}
