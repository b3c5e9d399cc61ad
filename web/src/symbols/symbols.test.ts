// Tests that names, icons, colours and credits match, for the page and for each game.
import { expect, test, vi } from 'vitest'
import * as anno1503 from '../anno1503/pictures'
import drawings1503 from '../anno1503/pictures.svg?raw'
import * as anno1800 from '../anno1800/pictures'
import drawings1800 from '../anno1800/pictures.svg?raw'
import { CREDITS } from './credits'
import { SHARED } from './sprites'
import drawings from './symbols.svg?raw'

const SPRITES = [
  { sprite: SHARED, drawings, styles: './tints.css' },
  { sprite: anno1503.SPRITE, drawings: drawings1503, styles: '../anno1503/pictures.css' },
  { sprite: anno1800.SPRITE, drawings: drawings1800, styles: '../anno1800/pictures.css' },
]

interface Files {
  readFileSync(path: URL, encoding: 'utf8'): string
}

/** Read a file relative to this one. */
async function text(path: string): Promise<string> {
  const files = await vi.importActual<Files>('node:fs')
  return files.readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** Return the ids of all messages `prefix-…` of a language file. */
function ids(text: string, prefix: string): string[] {
  return [...text.matchAll(new RegExp(`^${prefix}-(\\w+) =`, 'gm'))].map((match) => match[1] ?? '')
}

function drawn(drawings: string): string[] {
  return [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? '')
}

test.each(SPRITES)('every name has one drawing and every drawing a name', ({ sprite, drawings }) => {
  expect(drawn(drawings).toSorted()).toEqual([...sprite.names].toSorted())
})

test('everything that the games name has a drawing', async () => {
  const names1800 = await text('../../../kontor/lang/en/anno1800_names.ftl')
  const names1503 = await text('../../../kontor/lang/en/anno1503.ftl')
  const wanted1800 = [
    ...ids(names1800, 'anno1800-good'),
    ...ids(names1800, 'anno1800-deck').map((deck) => `deck_${deck}`),
    ...ids(names1800, 'anno1800-cube').map((cube) => `cube_${cube}`),
  ]
  const wanted1503 = [
    ...ids(names1503, 'anno1503-good'),
    ...ids(names1503, 'anno1503-inhabitant'),
    ...ids(names1503, 'anno1503-building'),
  ]
  expect(wanted1800.length + wanted1503.length).toBeGreaterThan(60)
  expect(wanted1800.filter((name) => !anno1800.isSymbol(name))).toEqual([])
  expect(wanted1503.filter((name) => !anno1503.isSymbol(name))).toEqual([])
})

test.each(SPRITES)('what is tinted has a colour', async ({ sprite, styles }) => {
  const coloured = [...(await text(styles)).matchAll(/^\.icon-(\w+)/gm)].map((match) => match[1])
  expect([...sprite.tinted].toSorted()).toEqual(coloured.toSorted())
})

test('every drawing is credited', () => {
  const count = SPRITES.reduce((sum, { drawings }) => sum + drawn(drawings).length, 0)
  expect(CREDITS.reduce((sum, credit) => sum + credit.count, 0)).toBe(count)
})
