// Keyboard navigation to the parts of a table.

const FOCUSABLE = 'button:not(:disabled):not([tabindex="-1"]), a[href], select, input, [tabindex="0"]'

/** Focus the first button in the element whose `data-jump` has this name, or the element itself. */
export function jumpTo(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-jump="${name}"]`)
  if (!part) return
  const first = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (element) => element.offsetParent !== null,
  )
  ;(first ?? part).focus()
}
