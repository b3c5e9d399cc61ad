// What a symbol means, for whoever points at it.

import { knows, t } from '../words/words.svelte'
import { symbolKey } from './contents'

/** What the help says of a symbol; empty where it says nothing. */
export function symbolHint(name: string): string {
  const key = symbolKey(name)
  return knows(key) ? t(key) : ''
}

/** Words with the meaning of their symbol in a line below. */
export function hinted(words: string, symbol: string): string {
  return [words, symbolHint(symbol)].filter(Boolean).join('\n')
}
