// From the keyboard straight to a part of the table.

const REACHED = 'button:not(:disabled):not([tabindex="-1"]), a[href], select, input, [tabindex="0"]'

/** Put the focus on the first thing of a part that carries `data-jump` with this name, or on the part itself. */
export function jumpTo(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-jump="${name}"]`)
  if (!part) return
  const first = [...part.querySelectorAll<HTMLElement>(REACHED)].find((found) => found.offsetParent !== null)
  ;(first ?? part).focus()
}
