// Short notes at the edge of the screen: one at a time, gone after a while, read out by screen readers.

import { Refused } from '../api/http'
import { t } from '../words/words.svelte'

export interface Note {
  text: string
  kind: 'good' | 'bad'
}

const SECONDS = 7
let shown = $state.raw<Note | null>(null)
let timer = 0

export function note(text: string, kind: Note['kind'] = 'good'): void {
  shown = { text, kind }
  clearTimeout(timer)
  timer = window.setTimeout(dismiss, SECONDS * 1000)
}

export function dismiss(): void {
  shown = null
}

/** Dismiss a note that no longer holds, if it is still the one that is shown. */
export function withdraw(text: string): void {
  if (shown?.text === text) dismiss()
}

export function currentNote(): Note | null {
  return shown
}

/** Run what may be refused; the refusal becomes a note. Says whether it went well. */
export async function trying(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    note(error instanceof Refused ? error.message : t('page-no-answer'), 'bad')
    return false
  }
}
