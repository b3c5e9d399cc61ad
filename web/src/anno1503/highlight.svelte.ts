// Hovering or focusing a good highlights everything that makes or needs it.

class Highlight {
  /** The good under the pointer or focus; empty for none. */
  good = $state('')
}

export const highlight = new Highlight()

/** Attach to an element that stands for a good: `<button {@attach highlightOnHover('wood')}>`. */
export function highlightOnHover(good: string): (element: HTMLElement) => () => void {
  return (element) => {
    const come = (): void => {
      highlight.good = good
    }
    const leave = (): void => {
      if (highlight.good === good) highlight.good = ''
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
