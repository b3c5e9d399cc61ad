// Pointing at a good, or coming to it by keyboard, lights up everything that makes it or needs it.

import type { TableState } from '../table/table.svelte'

/** For whatever stands for a good: `<button {@attach lights(table, 'wood')}>`. */
export function lights(table: TableState, good: string): (element: HTMLElement) => () => void {
  return (element) => {
    const come = (): void => {
      table.lit = good
    }
    const leave = (): void => {
      if (table.lit === good) table.lit = ''
    }
    // What is taken from the page loses the focus in the middle of the drawing, where nothing may change.
    const blur = (event: Event): void =>
      (event as FocusEvent).relatedTarget ? leave() : queueMicrotask(leave)
    const listened = [
      ['pointerenter', come],
      ['focus', come],
      ['pointerleave', leave],
      ['blur', blur],
    ] as const
    for (const [name, heard] of listened) element.addEventListener(name, heard)
    return () => {
      leave()
      for (const [name, heard] of listened) element.removeEventListener(name, heard)
    }
  }
}
