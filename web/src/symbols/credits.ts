// The sources of the icons, for the about page. CREDITS.md has the details.

export interface Credit {
  /** The name of the collection. */
  set: string
  authors: string[]
  /** The short name of the licence; none for the licence of Kontor. */
  licence: string | null
  /** The address of the source; none for our own drawings. */
  source: string | null
  /** The number of icons. */
  count: number
}

export const CREDITS: readonly Credit[] = [
  { set: 'Kontor', authors: ['Kontor'], licence: null, source: null, count: 126 },
  {
    set: 'Lucide',
    authors: ['Lucide contributors'],
    licence: 'ISC',
    source: 'https://lucide.dev',
    count: 37,
  },
  { set: 'Feather', authors: ['Cole Bemis'], licence: 'MIT', source: 'https://feathericons.com', count: 17 },
]
