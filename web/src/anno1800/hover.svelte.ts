// The element under the pointer or focus. Its good is highlighted everywhere, and its hint is shown.

import type { ThingName } from '../table/things'
import type { Cost } from './cards'
import type { ShortageKind } from './view'

/** The hint of a tile, a pile or a cube. */
export interface Hint {
  name: string
  /** The cube that works there, and the good that it makes. */
  cube?: string
  good?: string
  cost?: Cost | undefined
  left?: number | undefined
  /** The thing that a click chooses, and the keys of what is lacking for it: `build`, `brewery`. */
  thing?: ThingName | undefined
  shortages?: [ShortageKind, string] | undefined
  more?: string
}

class Hover {
  /** Everything that makes or needs this good is highlighted. */
  good = $state('')
  at = $state.raw<{ element: HTMLElement; hint: () => Hint } | null>(null)
}

export const hover = new Hover()

/** Attach to an element that has a good or a hint: `<button {@attach hoverable('beer', () => hint)}>`. */
export function hoverable(good: string, hint?: () => Hint): (element: HTMLElement) => () => void {
  return (element) => {
    const come = (): void => {
      hover.good = good
      hover.at = hint ? { element, hint } : null
    }
    const leave = (): void => {
      if (hover.good === good) hover.good = ''
      if (hover.at?.element === element) hover.at = null
    }
    const enter = (event: PointerEvent): void => {
      // No hint on touch: the finger covers the element, and a tap is already a click.
      if (event.pointerType !== 'touch') come()
    }
    const tap = (): void => {
      // Disabled elements show their hint, too.
      if (element.classList.contains('still')) come()
    }
    const focus = (): void => {
      // A click also moves the focus. The hint would then stay open.
      if (element.matches(':focus-visible')) come()
    }
    // A removed element loses the focus while Svelte renders, when state must not change.
    const blur = ({ relatedTarget }: FocusEvent): void => (relatedTarget ? leave() : queueMicrotask(leave))
    // The context panel explains a clicked element.
    const press = (): void => {
      if (hover.at?.element === element) hover.at = null
    }
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerdown', press)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('click', tap)
    element.addEventListener('focus', focus)
    element.addEventListener('blur', blur)
    return () => {
      leave()
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', tap)
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', blur)
    }
  }
}
