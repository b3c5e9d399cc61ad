// A list that grows at its end stays at its end, unless somebody has scrolled up to read.

export function following(list: HTMLElement): () => void {
  let atEnd = true
  const toEnd = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight
  }
  const onscroll = (): void => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24
  }
  list.addEventListener('scroll', onscroll, { passive: true })
  const watch = new MutationObserver(toEnd)
  watch.observe(list, { childList: true })
  toEnd()
  return () => {
    watch.disconnect()
    list.removeEventListener('scroll', onscroll)
  }
}
