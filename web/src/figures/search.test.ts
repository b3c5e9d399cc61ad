import { expect, it } from 'vitest'

import { searchFigures, type Figures } from './search'

const FIGURES: Figures = {
  game: 'anno1800',
  title: 'Anno 1800',
  groups: [
    { part: 'supply', title: 'In the box', rows: [{ name: 'farmer', text: '25', source: 'rulebook' }] },
    {
      part: 'industry',
      title: 'Industries',
      rows: [
        { name: 'brewery', text: 'worker → beer', source: 'cross-checked' },
        { name: 'bakery', text: 'worker → bread', source: 'reconstructed' },
      ],
    },
  ],
  trust: [],
  editions: [],
  file: '',
}

function names(search: string, marks: string[] = []): string[] {
  return searchFigures(FIGURES, search, marks).flatMap((group) => group.rows.map((row) => row.name))
}

it('finds rows by all words of a search, wherever they stand, and by their marks', () => {
  expect(names('')).toEqual(['farmer', 'brewery', 'bakery'])
  expect(names('BEER work')).toEqual(['brewery'])
  expect(names('industries')).toEqual(['brewery', 'bakery'])
  expect(names('nowhere')).toEqual([])
  expect(names('', ['rulebook', 'reconstructed'])).toEqual(['farmer', 'bakery'])
  expect(names('bread', ['rulebook'])).toEqual([])
})
