// Whose drawings the page shows, for the page of credits. The whole of it: CREDITS.md.

export interface Credit {
  /** The name of the collection. */
  set: string
  authors: string[]
  /** The short name of the licence; none for what has the licence of Kontor itself. */
  licence: string | null
  /** Where it comes from; none for what was drawn here. */
  source: string | null
  /** How many drawings. */
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
