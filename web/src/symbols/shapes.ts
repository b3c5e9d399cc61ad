// The shapes of the player marks.

/** The marks of the players in a box of 24 × 24, each of another outline. */
export const SEAT_SHAPES = [
  'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  'M2.5 2.5h19v19h-19z',
  'M12 .8 23.2 12 12 23.2.8 12z',
  'M2 3h20v9c0 5.5-4 9-10 11C6 21 2 17.5 2 12z',
]
