// The files with icons: one of the page, and one of each game.

import url from './symbols.svg?url&no-inline'
import { PICTURES, SIGNS, UNKNOWN } from './names'

/** A file with icons. */
export interface Sprite {
  url: string
  /** The ids of all icons in the file. */
  names: readonly string[]
  /** The icons that have a colour in a style sheet. */
  tinted: ReadonlySet<string>
}

export const SHARED: Sprite = { url, names: [...PICTURES, ...SIGNS, UNKNOWN], tinted: new Set(PICTURES) }

const byName = new Map<string, Sprite>()

/** Make the icons of a file available. */
export function addSprite(sprite: Sprite): void {
  for (const name of sprite.names) {
    if (byName.has(name)) throw new Error(`There are two icons with the name ${name}.`)
    byName.set(name, sprite)
  }
}

/** Return the file that has an icon; undefined if there is no such icon. */
export function spriteOf(name: string): Sprite | undefined {
  return byName.get(name)
}

addSprite(SHARED)
