// The access key of this device, and HTTP requests to the server.

import { currentLanguage, t } from '../i18n/i18n.svelte'
import { retry } from './retry'

import type { Fault } from './types'

const KEY = 'kontor.key'
// Errors that may be gone a little later.
const TRANSIENT = new Set(['store-away', 'store-overwritten', 'requests-too-many'])

/** An error the server answered with. Its `message` is a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status = 0,
  ) {
    super(fault.text)
  }

  get transient(): boolean {
    return TRANSIENT.has(this.fault.key)
  }
}

// A key is 32 random bytes created on the device. It is the only credential of an account.
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function createId(): string {
  return createKey().slice(0, 24)
}

/** Return the saved key; create and save one if there is none. */
export function ownKey(): string {
  const saved = localStorage.getItem(KEY)
  if (saved) return saved
  const key = createKey()
  saveKey(key)
  return key
}

export function hasKey(): boolean {
  return localStorage.getItem(KEY) !== null
}

export function saveKey(key: string): void {
  localStorage.setItem(KEY, key)
}

export function forgetKey(): void {
  localStorage.removeItem(KEY)
}

/** Send a request. Throws `Refused` if the server answers with an error. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const identity: Record<string, string> = hasKey() ? { Authorization: `Bearer ${ownKey()}` } : {}
  const allHeaders: Record<string, string> = { ...identity, 'Accept-Language': currentLanguage(), ...headers }
  if (body !== undefined) allHeaders['Content-Type'] = 'application/json'
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`/api${path}`, { method, headers: allHeaders, body: text, cache: 'no-store' })
  if (response.ok) return response
  const { error } = (await response.json()) as { error: Fault }
  throw new Refused(error, response.status)
}

/** Send a request and parse the JSON of its response. */
export async function api<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  const response = await request(method, path, body, headers)
  const text = await response.text()
  return (text ? JSON.parse(text) : null) as T
}

/** Send a GET request, retrying while errors are transient. */
export function getWithRetry<T>(path: string): Promise<T> {
  return retry(() => api<T>('GET', path), isTransient)
}

/** Whether an error may pass by itself: a network error, or a transient refusal. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof Refused) || error.transient
}

/** Return an error as a sentence for people. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? error.message : t('page-no-answer')
}
