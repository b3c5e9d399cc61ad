// Every sentence a person reads: fetched from the server in the reader's language, formatted by Fluent.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import LANGUAGES from '../../../kontor/lang/languages.json'
import { patiently } from '../api/patience'

export { LANGUAGES }
export type Language = keyof typeof LANGUAGES
export type Args = Record<string, FluentVariable>

const KEPT = 'kontor.language'

let bundle = $state.raw(new FluentBundle('en'))
let language = $state<Language>(preferred())
const games = new Map<string, FluentResource>()
let page: FluentResource | null = null

function isLanguage(text: string | null): text is Language {
  return text !== null && text in LANGUAGES
}

// What was chosen here, else what the browser asks for.
function preferred(): Language {
  const kept = localStorage.getItem(KEPT)
  if (isLanguage(kept)) return kept
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wished.find(isLanguage) ?? 'en'
}

// Without words nothing can be said, not even that they are missing: they are asked for until they come.
function source(wished: Language, game?: string): Promise<FluentResource> {
  const query = game ? `?game=${game}` : ''
  return patiently(async () => {
    const answer = await fetch(`/api/words/${wished}${query}`)
    if (!answer.ok) throw new Error(answer.statusText)
    return new FluentResource(await answer.text())
  })
}

function bind(): void {
  const fresh = new FluentBundle(language, { useIsolating: false })
  if (page) fresh.addResource(page)
  for (const words of games.values()) fresh.addResource(words)
  bundle = fresh
}

/** Speak a language from now on; everything on the page follows. */
export async function speak(wished: Language, keep = false): Promise<void> {
  const [own, ...others] = await Promise.all([
    source(wished),
    ...[...games.keys()].map(async (game) => [game, await source(wished, game)] as const),
  ])
  page = own
  for (const [game, words] of others) games.set(game, words)
  if (keep) localStorage.setItem(KEPT, wished)
  document.documentElement.lang = wished
  language = wished
  bind()
}

/** Learn the words of a game, too. */
export async function learn(game: string): Promise<void> {
  while (!games.has(game)) {
    const asked = language
    const words = await source(asked, game)
    // If the language was switched meanwhile, these are the wrong words.
    if (asked === language) games.set(game, words)
  }
  bind()
}

export function spoken(): Language {
  return language
}

/** Whether somebody chose a language on this device. */
export function languageKept(): boolean {
  return isLanguage(localStorage.getItem(KEPT))
}

/** A sentence by its key: `t('page-home-title')`. */
export function t(key: string, args?: Args): string {
  const message = bundle.getMessage(key)
  return message?.value ? bundle.formatPattern(message.value, args ?? null, []) : key
}

/** Whether there is such a sentence. */
export function knows(key: string): boolean {
  return bundle.hasMessage(key)
}

// English is written otherwise in London than in New York: the browser knows.
function locale(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language
}

/** Days, times and numbers as the reader writes them. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}
