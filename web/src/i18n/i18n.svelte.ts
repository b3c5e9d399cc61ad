// Translations: messages are fetched from the server in the reader's language and formatted by Fluent.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import LANGUAGES from '../../../kontor/lang/languages.json'
import { retry } from '../api/retry'

export { LANGUAGES }
export type Language = keyof typeof LANGUAGES
export type Args = Record<string, FluentVariable>

const STORAGE_KEY = 'kontor.language'

let bundle = $state.raw(new FluentBundle('en'))
let language = $state<Language>(preferredLanguage())
const games = new Map<string, FluentResource>()
let page: FluentResource | null = null

function isLanguage(text: string | null): text is Language {
  return text !== null && text in LANGUAGES
}

// The language saved on this device, else the first supported language of the browser.
function preferredLanguage(): Language {
  const saved = localStorage.getItem(STORAGE_KEY)
  if (isLanguage(saved)) return saved
  const accepted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return accepted.find(isLanguage) ?? 'en'
}

// Without messages the page cannot even show an error, so it retries until they arrive.
function fetchMessages(code: Language, game?: string): Promise<FluentResource> {
  const query = game ? `?game=${game}` : ''
  return retry(async () => {
    const response = await fetch(`/api/words/${code}${query}`)
    if (!response.ok) throw new Error(response.statusText)
    return new FluentResource(await response.text())
  })
}

function rebuildBundle(): void {
  const fresh = new FluentBundle(language, { useIsolating: false })
  if (page) fresh.addResource(page)
  for (const messages of games.values()) fresh.addResource(messages)
  bundle = fresh
}

/** Switch the language of the whole page. With `save`, remember it on this device. */
export async function setLanguage(code: Language, save = false): Promise<void> {
  const [own, ...others] = await Promise.all([
    fetchMessages(code),
    ...[...games.keys()].map(async (game) => [game, await fetchMessages(code, game)] as const),
  ])
  page = own
  for (const [game, messages] of others) games.set(game, messages)
  if (save) localStorage.setItem(STORAGE_KEY, code)
  document.documentElement.lang = code
  language = code
  rebuildBundle()
}

/** Load the messages of a game. */
export async function loadGameMessages(game: string): Promise<void> {
  while (!games.has(game)) {
    const requested = language
    const messages = await fetchMessages(requested, game)
    // Fetch again if the language was switched meanwhile.
    if (requested === language) games.set(game, messages)
  }
  rebuildBundle()
}

export function currentLanguage(): Language {
  return language
}

/** Whether a language was chosen on this device. */
export function hasSavedLanguage(): boolean {
  return isLanguage(localStorage.getItem(STORAGE_KEY))
}

/** Translate a message by its key: `t('page-home-title')`. Return the key if there is no such message. */
export function t(key: string, args?: Args): string {
  const message = bundle.getMessage(key)
  return message?.value ? bundle.formatPattern(message.value, args ?? null, []) : key
}

export function hasMessage(key: string): boolean {
  return bundle.hasMessage(key)
}

// Dates differ between regions of a language, such as en-GB and en-US. The browser knows the region.
function locale(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language
}

/** Format a Unix time in seconds as date and time in the reader's locale. */
export function formatDateTime(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}
