// Roving focus: arrow keys move inside a board, and Tab leaves it in one step.

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Spot {
  button: HTMLButtonElement
  x: number
  y: number
}

function spotOf(button: HTMLButtonElement): Spot {
  const box = button.getBoundingClientRect()
  return { button, x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Return the nearest button in a direction. Buttons to the side count as farther away. */
export function nearest(from: Spot, others: Spot[], [dx, dy]: [number, number]): Spot | undefined {
  let best: Spot | undefined
  let least = Infinity
  for (const other of others) {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx)
    const far = along + 3 * aside
    if (other.button !== from.button && along > 4 && far < least) [best, least] = [other, far]
  }
  return best
}

/** Attach to a container of buttons: `<div {@attach roving}>`. Tab reaches one of them, arrow keys the others. */
export function roving(node: HTMLElement): () => void {
  let current: HTMLButtonElement | null = null

  const buttons = (): HTMLButtonElement[] =>
    [...node.querySelectorAll('button')].filter((button) => button.offsetParent !== null && !button.disabled)

  function settle(): void {
    const all = buttons()
    if (!current || !all.includes(current)) current = all[0] ?? null
    for (const button of all) button.tabIndex = button === current ? 0 : -1
  }

  function focused(event: FocusEvent): void {
    const button = (event.target as HTMLElement).closest('button')
    if (!button || !node.contains(button)) return
    current = button
    settle()
  }

  function pressed(event: KeyboardEvent): void {
    const button = (event.target as HTMLElement).closest('button')
    if (!button || event.altKey || event.ctrlKey || event.metaKey) return
    const all = buttons()
    const way = ARROWS[event.key]
    let next = way && nearest(spotOf(button), all.map(spotOf), way)?.button
    if (event.key === 'Home') next = all[0]
    if (event.key === 'End') next = all.at(-1)
    if (way || next) event.preventDefault()
    next?.focus()
  }

  settle()
  const watching = new MutationObserver(settle)
  watching.observe(node, { childList: true, subtree: true })
  node.addEventListener('focusin', focused)
  node.addEventListener('keydown', pressed)
  return () => {
    watching.disconnect()
    node.removeEventListener('focusin', focused)
    node.removeEventListener('keydown', pressed)
  }
}
