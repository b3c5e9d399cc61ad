// A form in the address of the page, so that a link carries the whole sheet.

import type { Form } from './shapes'

const LONGEST = 20_000

/** The form as signs that an address may have. */
export function encode(form: Form): string {
  const bytes = new TextEncoder().encode(JSON.stringify(form))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The form of such signs; null if they are none. What is in it is judged by the server. */
export function decode(code: string): Form | null {
  if (!code || code.length > LONGEST) return null
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    return asForm(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return null
  }
}

/** Data that looks like a form; null for anything else. */
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
