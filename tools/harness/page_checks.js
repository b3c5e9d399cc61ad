// Checks the layout of the current page: cut-off text, overlapping texts, horizontal scrolling, click targets that are
// too small. Returns a list of complaints.
(kinds) => {
  const complaints = []
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

  const named = (element) => {
    const parts = []
    for (let at = element; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      const classes = [...at.classList].filter((name) => !name.startsWith('svelte-')).join('.')
      parts.unshift(at.tagName.toLowerCase() + (classes ? `.${classes}` : ''))
    }
    return parts.join(' > ')
  }
  const short = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
  const unseen = (element) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'none' || style.visibility !== 'visible' || Number(style.opacity) === 0) return true
      if (style.clipPath !== 'none' || at.tagName === 'OPTION' || at.classList.contains('unseen')) return true
      if (at.tagName === 'svg' || (at.tagName === 'DETAILS' && !at.open && !element.closest('summary'))) return true
    }
    return false
  }
  // Whether an element is visible at a point, that is, not covered by something opaque.
  const onTop = (element, x, y) => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit === element || element.contains(hit) || hit.contains(element)) return true
      const { backgroundColor, backgroundImage } = getComputedStyle(hit)
      const alpha = backgroundColor.startsWith('rgba') ? Number(backgroundColor.split(',')[3]?.replace(')', '')) : 1
      if (alpha > 0.5 || backgroundImage !== 'none') return false
    }
    return false
  }
  // Whether a point of an element is neither scrolled away nor clipped by an ancestor.
  const inView = (element, x, y) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const box = at.getBoundingClientRect()
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
    }
    return true
  }

  const texts = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent.trim()
    const element = node.parentElement
    if (!text || !element || unseen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ element, text, box })
  }

  if (kinds.includes('cut')) {
    const problems = new Set()
    for (const { element, text, box } of texts) {
      let sides = { x: true, y: true }
      for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at)
        // Fixed elements are not clipped by their ancestors (see the end of the loop).
        const edge = at.getBoundingClientRect()
        if (style.display !== 'inline') {
          const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'
          const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
          const wide = Math.max(edge.left - box.left, box.right - edge.right)
          const high = Math.max(edge.top - box.top, box.bottom - edge.bottom)
          // The box of a letter is higher than its glyph.
          const slack = 0.2 * box.height + 1
          if (sides.x && clips(style.overflowX) && wide > 1.5) problems.add(`cut at the side by ${named(at)}: “${short(text)}” in ${named(element)}`)
          else if (sides.y && clips(style.overflowY) && high > slack) problems.add(`cut below by ${named(at)}: “${short(text)}” in ${named(element)}`)
          if (scrolls(style.overflowX)) sides.x = false
          if (scrolls(style.overflowY)) sides.y = false
        }
        if (style.position === 'fixed') break
      }
    }
    // Lines that end in an ellipsis, and fields that are too narrow for their content.
    for (const element of root.querySelectorAll('*')) {
      if (unseen(element)) continue
      if (getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        problems.add(`ends in dots: “${short(element.textContent.trim())}” in ${named(element)}`)
    }
    complaints.push(...problems)
  }

  if (kinds.includes('overlap')) {
    const problems = new Set()
    const inset = ({ left, right, top, bottom }) => {
      const thin = (bottom - top) * 0.2
      return { left: left + 1, right: right - 1, top: top + thin, bottom: bottom - thin }
    }
    const seen = texts
      .map((one) => ({ ...one, box: inset(one.box) }))
      .filter(({ element, box }) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        return inView(element, x, y) && onTop(element, x, y)
      })
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > 1 && high > 1) problems.add(`“${short(one.text)}” and “${short(other.text)}” lie over each other: ${named(one.element)}, ${named(other.element)}`)
      }
    }
    complaints.push(...problems)
  }

  if (kinds.includes('sideways')) {
    const page = document.documentElement
    if (page.scrollWidth > page.clientWidth + 1) {
      const wide = [...root.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
      complaints.push(`the page scrolls sideways, ${page.scrollWidth} of ${page.clientWidth} px: ${wide.slice(0, 3).map(named).join(', ')}`)
    }
  }

  if (kinds.includes('targets')) {
    const problems = new Set()
    const targets = 'button, a[href], select, summary, input, [role=button], [role=tab]'
    for (const element of root.querySelectorAll(targets)) {
      if (unseen(element) || element.disabled) continue
      // Links in a sentence are as high as the sentence.
      if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') continue
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      if (!box.width || !box.height) continue
      // Boards have no room for larger targets; the panels beside them have.
      const onBoard = element.closest('main .table, main .table1503') && !element.closest('.context, .log-and-chat, nav, dialog')
      const least = onBoard ? 31.5 : 39.5
      if (Math.min(box.width, box.height) < least)
        problems.add(`${Math.round(box.width)} × ${Math.round(box.height)} px: ${named(element)} “${short(element.getAttribute('aria-label') ?? element.textContent.trim())}”`)
    }
    complaints.push(...problems)
  }
  return complaints
}
