// Remembered setups of new tables.

import { beforeEach, describe, expect, it } from 'vitest'

import { defaultSetup, loadSetup, loadSoloSetup, saveSetup } from '../src/home/setup'
import { inBrowser } from './fake_server'

import type { GameInfo } from '../src/api/types'

const GAME = {
  name: 'nim',
  fewest: 2,
  most: 4,
  options: [],
  bots: [{ name: 'medium' }, { name: 'hard' }],
} as unknown as GameInfo
const SEATS = [
  { kind: 'me', name: '', bot: '' },
  { kind: 'bot', name: '', bot: 'hard' },
]

beforeEach(inBrowser)

describe('a remembered setup', () => {
  it('is the default one at first', () => {
    expect(loadSetup(GAME)).toEqual(defaultSetup(GAME))
  })

  it('is loaded as it was saved', () => {
    const setup = { ...defaultSetup(GAME), random_start: false }
    saveSetup(setup)
    expect(loadSetup(GAME).random_start).toBe(false)
    expect(loadSoloSetup(GAME).random_start).toBe(false)
  })

  it('of an older version is read once, with its new names', () => {
    const old = { game: 'nim', seats: SEATS, options: { pile: 3 }, drawn: false, hints: true }
    localStorage.setItem('kontor.choice.nim', JSON.stringify(old))
    localStorage.setItem('kontor.alone.nim', JSON.stringify({ ...old, drawn: true }))
    const last = loadSetup(GAME)
    expect(last).toMatchObject({ seats: SEATS, options: { pile: 3 }, random_start: false, hints: true })
    expect(last).not.toHaveProperty('drawn')
    expect(loadSoloSetup(GAME).random_start).toBe(true)
    expect(localStorage.getItem('kontor.choice.nim')).toBeNull()
    expect(localStorage.getItem('kontor.alone.nim')).toBeNull()
    expect(loadSetup(GAME)).toEqual(last)
  })

  it('of an older version does not replace a newer one', () => {
    saveSetup({ ...defaultSetup(GAME), random_start: false })
    localStorage.setItem('kontor.choice.nim', JSON.stringify({ seats: SEATS, drawn: true }))
    expect(loadSetup(GAME).random_start).toBe(false)
    expect(localStorage.getItem('kontor.choice.nim')).toBeNull()
  })

  it('begins with the suggested values of the options that cannot be left out', () => {
    const options = [
      { name: 'goal', values: [{ value: 'short' }, { value: null }] },
      { name: 'edition', values: [{ value: 'en' }, { value: 'de' }] },
    ]
    const game = { ...GAME, options } as unknown as GameInfo
    expect(loadSetup(game).options).toEqual({ edition: 'en' })
    localStorage.setItem('kontor.setup.nim', JSON.stringify({ seats: SEATS, options: { goal: 'short' } }))
    expect(loadSetup(game).options).toEqual({ goal: 'short', edition: 'en' })
    localStorage.setItem('kontor.setup.nim', JSON.stringify({ seats: SEATS, options: { edition: 'de' } }))
    expect(loadSetup(game).options).toEqual({ edition: 'de' })
  })

  it('that cannot be read is replaced by the default one', () => {
    localStorage.setItem('kontor.choice.nim', '{')
    expect(loadSetup(GAME)).toEqual(defaultSetup(GAME))
    expect(localStorage.getItem('kontor.choice.nim')).toBeNull()
  })
})
