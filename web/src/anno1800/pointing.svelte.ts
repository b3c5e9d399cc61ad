// What the player points at, with the mouse or the focus: its good lights up everywhere, and it explains itself.

import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'
import type { Cost } from './cards'

/** What a tile, a pile or a cube says of itself. */
export interface Hint {
  name: string
  /** Who works there, and what they make. */
  cube?: string
  good?: string
  cost?: Cost | undefined
  left?: number | undefined
  /** What is done by a click, and where its lacks are listed: `build`, `brewery`. */
  thing?: ThingName | undefined
  lacks?: [string, string] | undefined
  more?: string
}

class Pointing {
  at = $state.raw<{ element: HTMLElement; hint: () => Hint } | null>(null)
}

export const pointing = new Pointing()

/** For whatever shows a good or explains itself: `<button {@attach points(table, 'beer', () => hint)}>`. */
export function points(
  table: TableState,
  good: string,
  hint?: () => Hint,
): (element: HTMLElement) => () => void {
  return (element) => {
    const come = (): void => {
      table.lit = good
      pointing.at = hint ? { element, hint } : null
    }
    const leave = (): void => {
      if (table.lit === good) table.lit = ''
      if (pointing.at?.element === element) pointing.at = null
    }
    const enter = (event: PointerEvent): void => {
      // A finger covers what it points at, and a tap is a click already.
      if (event.pointerType !== 'touch') come()
    }
    const tap = (): void => {
      // What does nothing can still explain itself.
      if (element.classList.contains('still')) come()
    }
    const focus = (): void => {
      // A click gives the focus, too, and then the hint would stay in the way.
      if (element.matches(':focus-visible')) come()
    }
    // What is taken from the page loses the focus in the middle of the drawing, where nothing may change.
    const blur = ({ relatedTarget }: FocusEvent): void => (relatedTarget ? leave() : queueMicrotask(leave))
    // What was chosen is explained elsewhere.
    const press = (): void => {
      if (pointing.at?.element === element) pointing.at = null
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
