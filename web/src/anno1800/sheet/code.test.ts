import { describe, expect, it } from 'vitest'

import { asForm, decode, encode } from './code'

import type { Form } from './types'

const FORM: Form = {
  objectives: ['zoo'],
  players: [
    { name: 'Zoë 🎆', cards: { new_world: 3 }, gold: 4, fireworks: true },
    { expedition_cards: [{ animal: 'artisan', artifact: 'engineer' }], industries: ['brewery'] },
  ],
}

describe('a form in an address', () => {
  it('comes back as it was', () => {
    expect(decode(encode(FORM))).toEqual(FORM)
    expect(encode(FORM)).toMatch(/^[\w-]+$/)
  })

  it('is refused where it is none', () => {
    const broken = ['', '%', 'abc', encode(FORM).slice(0, -7), 'x'.repeat(30_000)]
    for (const code of broken) expect(decode(code)).toBeNull()
    for (const data of [
      null,
      [],
      5,
      {},
      { players: [] },
      { players: [5] },
      { players: [{}, {}, {}, {}, {}] },
    ])
      expect(asForm(data)).toBeNull()
    for (const player of [{ name: 5 }, { gold: '5' }, { cards: { a: 'b' } }, { expedition_cards: ['ex01'] }])
      expect(asForm({ players: [player, {}] })).toBeNull()
    expect(asForm({ objectives: [1], players: [{}, {}] })).toBeNull()
  })
})
