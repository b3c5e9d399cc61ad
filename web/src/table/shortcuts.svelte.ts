// Keyboard shortcuts. They are inactive in text fields and while a dialog is open.

type Actions = Record<string, () => unknown>

export function shortcuts(actions: Actions): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const { target } = event
    if (
      target instanceof HTMLElement &&
      target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog')
    )
      return
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
}
