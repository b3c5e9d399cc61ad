// Toasts: short messages at the edge of the screen, one at a time. They vanish after a while.

import { errorText } from '../api/http'

export interface Toast {
  text: string
  kind: 'good' | 'bad'
}

const SECONDS = 7
let current = $state.raw<Toast | null>(null)
let timer = 0

export function toast(text: string, kind: Toast['kind'] = 'good'): void {
  current = { text, kind }
  clearTimeout(timer)
  timer = window.setTimeout(dismiss, SECONDS * 1000)
}

export function dismiss(): void {
  current = null
}

/** Dismiss the current toast if it has this text. */
export function dismissIf(text: string): void {
  if (current?.text === text) dismiss()
}

export function currentToast(): Toast | null {
  return current
}

/** Run an action and show its error as a toast. Return whether it succeeded. */
export async function reportErrors(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    toast(errorText(error), 'bad')
    return false
  }
}
