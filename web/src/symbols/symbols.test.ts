// Tests that names, icons, colours and credits match.
import { expect, test, vi } from 'vitest'
import { CREDITS } from './credits'
import { isSymbol, PICTURES, SIGNS } from './names'
import drawings from './symbols.svg?raw'
import { TINTED } from './tinted'

const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])

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

test('every name has one drawing and every drawing a name', () => {
  expect([...PICTURES, ...SIGNS].toSorted()).toEqual(drawn.toSorted())
})

test('everything that the games name has a drawing', async () => {
  const names1800 = await text('../../../kontor/lang/en/anno1800_names.ftl')
  const names1503 = await text('../../../kontor/lang/en/anno1503.ftl')
  const wanted = [
    ...ids(names1800, 'anno1800-good'),
    ...ids(names1800, 'anno1800-deck').map((deck) => `deck_${deck}`),
    ...ids(names1800, 'anno1800-cube').map((cube) => `cube_${cube}`),
    ...ids(names1503, 'anno1503-good'),
    ...ids(names1503, 'anno1503-inhabitant'),
    ...ids(names1503, 'anno1503-building'),
  ]
  expect(wanted.length).toBeGreaterThan(60)
  expect(wanted.filter((name) => !isSymbol(name))).toEqual([])
})

test('what is tinted has a colour', async () => {
  const tints = await text('./tints.css')
  const coloured = [...tints.matchAll(/^\.good-(\w+)/gm)].map((match) => match[1])
  expect([...TINTED].toSorted()).toEqual(coloured.toSorted())
})

test('every drawing is credited', () => {
  expect(CREDITS.reduce((sum, credit) => sum + credit.count, 0)).toBe(drawn.length)
})
