// Sharing texts and links, with the share dialog of the device or the clipboard.

import { t } from '../i18n/i18n.svelte'
import { toast } from './toast.svelte'

/** Whether the device has a share dialog. */
export const canShare = 'share' in navigator

/** Copy a text and show a toast. If copying is not allowed, the toast contains the text. */
export async function copy(text: string, confirmation = t('page-copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(confirmation)
  } catch {
    // Browsers forbid the clipboard on insecure connections.
    toast(t('page-copy-by-hand', { text }), 'bad')
  }
}

/** Share a text or a link; copy it if the device cannot share. */
export async function share(data: { text?: string; url?: string }, confirmation?: string): Promise<void> {
  if (canShare) await navigator.share(data).catch(() => undefined)
  else await copy(data.url ?? data.text ?? '', confirmation)
}

/** Whether a link only works on this machine. */
export function isLocal(url: string): boolean {
  return /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/.test(url)
}
