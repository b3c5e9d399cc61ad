// Who one is, and requests to the server.

import { spoken } from '../words/words.svelte'
import { patiently } from './patience'

import type { Fault } from './types'

const KEY = 'kontor.key'
// What may well be done a little later.
const PASSING = new Set(['store-away', 'store-overwritten', 'requests-too-many'])

/** What the server refused: `message` is a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status = 0,
  ) {
    super(fault.text)
  }

  get passing(): boolean {
    return PASSING.has(this.fault.key)
  }
}

// The key is made here and is all there is to prove who one is: 32 random bytes.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function newId(): string {
  return newKey().slice(0, 24)
}

export function ownKey(): string {
  const kept = localStorage.getItem(KEY)
  if (kept) return kept
  const made = newKey()
  localStorage.setItem(KEY, made)
  return made
}

export function hasKey(): boolean {
  return localStorage.getItem(KEY) !== null
}

export function keepKey(text: string): void {
  localStorage.setItem(KEY, text)
}

export function forgetKey(): void {
  localStorage.removeItem(KEY)
}

/** One request to the server; throws `Refused` with the server's sentence. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  // Who has no key yet comes as a stranger.
  const who: Record<string, string> = hasKey() ? { Authorization: `Bearer ${ownKey()}` } : {}
  const sent: Record<string, string> = { ...who, 'Accept-Language': spoken(), ...headers }
  if (body !== undefined) sent['Content-Type'] = 'application/json'
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await fetch(`/api${path}`, { method, headers: sent, body: text, cache: 'no-store' })
  if (answer.ok) return answer
  const { error } = (await answer.json()) as { error: Fault }
  throw new Refused(error, answer.status)
}

/** One request, and its answer as data. */
export async function api<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  const answer = await request(method, path, body, headers)
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

/** Ask until there is an answer that will stay. */
export function askPatiently<T>(path: string): Promise<T> {
  return patiently(() => api<T>('GET', path), mayPass)
}

/** Whether what went wrong need not last: nobody answered, or not just now. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refused) || error.passing
}
