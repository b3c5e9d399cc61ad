// Hovering or focusing a good highlights everything that makes or needs it.

import type { TableState } from '../table/table.svelte'

/** Attach to an element that stands for a good: `<button {@attach highlightOnHover(table, 'wood')}>`. */
export function highlightOnHover(table: TableState, good: string): (element: HTMLElement) => () => void {
  return (element) => {
    const come = (): void => {
      table.highlighted = good
    }
    const leave = (): void => {
      if (table.highlighted === good) table.highlighted = ''
    }
    // A removed element loses the focus while Svelte renders, when state must not change.
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
