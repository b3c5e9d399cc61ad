// Things that a seat can do, or could if something else were so.

import type { Thing } from '../api/types'

/** A thing by its text and its parts. The server sends them; a board element names the thing that it stands for. */
export type ThingName = Pick<Thing, 'text' | 'kind' | 'names'>

/** A thing by its kind and the ids of what it is about: `thing('sail', 1, 'b3')` has the text `sail 1 b3`. */
export function thing(kind: string, ...about: (string | number)[]): ThingName {
  const names = about.map(String)
  return { text: [kind, ...names].join(' '), kind, names }
}

/** Ending the turn: the one thing that every game calls alike. */
export const END = thing('end')
