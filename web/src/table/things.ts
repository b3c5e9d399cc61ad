// Things that a seat can do, or could do in another position.

import type { Thing } from '../api/types'

/** A thing by its text and its parts. The server sends things; board elements name the things that they stand for. */
export type ThingName = Pick<Thing, 'text' | 'kind' | 'names'>

/** Return a thing by its kind and ids: `thing('sail', 1, 'b3')` has the text `sail 1 b3`. */
export function thing(kind: string, ...about: (string | number)[]): ThingName {
  const names = about.map(String)
  return { text: [kind, ...names].join(' '), kind, names }
}

/** Ending the turn, which all games have in common. */
export const END = thing('end')
