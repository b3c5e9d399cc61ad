// The berths of ships that share a square.

export interface Berth {
  /** The offset from the centre of the square, in fractions of its size. */
  dx: number
  dy: number
  /** Whether the ship is drawn small. */
  small: boolean
}

/** Return the berth of a ship by its index among the ships of a square: two side by side, more in rows. */
export function berth(index: number, all: number): Berth {
  if (all === 1) return { dx: 0, dy: 0, small: false }
  const across = all <= 4 ? 2 : 3
  const down = Math.ceil(all / across)
  const row = Math.floor(index / across)
  const inRow = row === down - 1 ? all - row * across : across
  return {
    dx: ((index % across) - (inRow - 1) / 2) / across,
    dy: (row - (down - 1) / 2) / Math.max(down, 2),
    small: all > 4,
  }
}
