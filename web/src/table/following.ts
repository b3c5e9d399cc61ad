// A list that grows at its end stays at its end, unless somebody has scrolled up to read.

const NEAR = 24

export function following(list: HTMLElement): () => void {
  let atEnd = true
  let height = 0
  const toEnd = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight
    height = list.scrollHeight
  }
  const onscroll = (): void => {
    // What moves because the list has another height now was not moved by the reader.
    if (list.scrollHeight !== height) toEnd()
    else atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
  }
  list.addEventListener('scroll', onscroll, { passive: true })
  const growing = new MutationObserver(toEnd)
  growing.observe(list, { childList: true, subtree: true, characterData: true })
  // Another size of the window, or a panel that comes into view.
  const fitting = new ResizeObserver(toEnd)
  fitting.observe(list)
  toEnd()
  return () => {
    growing.disconnect()
    fitting.disconnect()
    list.removeEventListener('scroll', onscroll)
  }
}
