// Handing something on: by the device's own sharing, or by the clipboard.

import { t } from '../words/words.svelte'
import { note } from './notes.svelte'

/** Whether the device can share by itself. */
export const canShare = 'share' in navigator

/** Put a text into the clipboard and say so; where that is not allowed, say how to do it by hand. */
export async function copy(text: string, told = t('page-copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    note(told)
  } catch {
    // Without a safe connection browsers have no clipboard for pages.
    note(t('page-copy-by-hand', { text }), 'bad')
  }
}

/** Share a text or a link, else copy it. */
export async function share(data: { text?: string; url?: string }, told?: string): Promise<void> {
  if (canShare) await navigator.share(data).catch(() => undefined)
  else await copy(data.url ?? data.text ?? '', told)
}

/** Whether a link leads to the machine itself: everywhere else that is another machine. */
export function onlyHere(url: string): boolean {
  return /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/.test(url)
}
