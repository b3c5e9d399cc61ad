// Hints that explain symbols.

import { hasMessage, t } from '../i18n/i18n.svelte'
import { symbolKey } from './contents'

/** Return the explanation of a symbol in the help; empty if there is none. */
export function symbolHint(name: string): string {
  const key = symbolKey(name)
  return hasMessage(key) ? t(key) : ''
}

/** Return a text with the explanation of a symbol on a second line. */
export function hinted(words: string, symbol: string): string {
  return [words, symbolHint(symbol)].filter(Boolean).join('\n')
}
