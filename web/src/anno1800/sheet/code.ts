// Encoding a form for the address of the page, so that a link contains the whole sheet.

import type { Form } from './types'

const MAX_LENGTH = 20_000

/** Encode a form as URL-safe base64. */
export function encode(form: Form): string {
  const bytes = new TextEncoder().encode(JSON.stringify(form))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decode a form; null if the code is invalid. The server checks the answers in it. */
export function decode(code: string): Form | null {
  if (!code || code.length > MAX_LENGTH) return null
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    return asForm(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return null
  }
}

/** Return data as a form if it has the structure of one, else null. */
export function asForm(data: unknown): Form | null {
  if (!isTable(data) || !Array.isArray(data['players'])) return null
  const players = data['players']
  if (players.length < 1 || players.length > 4 || !players.every(isPlayer)) return null
  const objectives = data['objectives'] ?? []
  if (!isTexts(objectives)) return null
  return { objectives, players: players as Form['players'] }
}

function isTable(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function isTexts(data: unknown): data is string[] {
  return Array.isArray(data) && data.every((text) => typeof text === 'string')
}

function isPair(data: unknown): boolean {
  return isTable(data) && typeof data['animal'] === 'string' && typeof data['artifact'] === 'string'
}

function isPlayer(data: unknown): boolean {
  if (!isTable(data)) return false
  return Object.entries(data).every(([name, value]) => {
    if (name === 'expedition_cards') return Array.isArray(value) && value.every(isPair)
    if (name === 'industries') return isTexts(value)
    if (name === 'name') return typeof value === 'string' && value.length <= 40
    if (isTable(value)) return Object.values(value).every((number) => typeof number === 'number')
    return typeof value === 'number' || typeof value === 'boolean'
  })
}
