// Keys for what is done often. They are silent where somebody types, and while a window is open.

type Deeds = Record<string, () => unknown>

export function shortcuts(deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const at = event.target
    if (
      at instanceof HTMLElement &&
      at.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog')
    )
      return
    const deed = deeds[event.key]
    if (!deed) return
    event.preventDefault()
    deed()
  }
}
