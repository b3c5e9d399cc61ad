// Data of a view as text.

/** Whether a value has named fields. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Return a value as one line of text: `shortText([3, 5])` is `3, 5`. Null if it needs a list. */
export function shortText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const parts = Array.isArray(value) ? value : Object.keys(value).length ? null : []
  if (!parts) return null
  const texts = parts.map((part) => (typeof part === 'object' && part !== null ? null : shortText(part)))
  return texts.includes(null) ? null : texts.join(', ') || '–'
}
