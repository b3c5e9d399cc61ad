// Keeps a growing list scrolled to its end, unless the reader has scrolled up.

const NEAR = 24

export function stickToEnd(list: HTMLElement): () => void {
  let atEnd = true
  let height = 0
  const toEnd = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight
    height = list.scrollHeight
  }
  const onscroll = (): void => {
    // Ignore scrolling that is caused by a changed height of the list.
    if (list.scrollHeight !== height) toEnd()
    else atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
  }
  list.addEventListener('scroll', onscroll, { passive: true })
  const growing = new MutationObserver(toEnd)
  growing.observe(list, { childList: true, subtree: true, characterData: true })
  // The window was resized, or the panel became visible.
  const fitting = new ResizeObserver(toEnd)
  fitting.observe(list)
  toEnd()
  return () => {
    growing.disconnect()
    fitting.disconnect()
    list.removeEventListener('scroll', onscroll)
  }
}
