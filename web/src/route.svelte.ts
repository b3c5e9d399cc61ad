// Client-side routing. Internal links change the address without loading the page anew.

export type Route =
  | { page: 'home' | 'new' | 'figures' | 'help' | 'settings' | 'about' | 'lost' }
  /** The score sheet of a game; an empty name stands for the first game that has one. */
  | { page: 'score'; game: string }
  | { page: 'table'; table: string }

const PAGES = ['new', 'figures', 'help', 'settings', 'about'] as const

function read(path: string): Route {
  const table = /^\/t\/([a-z0-9]+)\/?$/.exec(path)?.[1]
  if (table) return { page: 'table', table }
  const score = /^\/score(?:\/(\w+))?\/?$/.exec(path)
  if (score) return { page: 'score', game: score[1] ?? '' }
  const page = PAGES.find((name) => path === `/${name}` || path === `/${name}/`)
  if (page) return { page }
  return { page: path === '/' ? 'home' : 'lost' }
}

let here = $state.raw(read(location.pathname))

export function route(): Route {
  return here
}

export function go(path: string): void {
  history.pushState(null, '', path)
  here = read(location.pathname)
  window.scrollTo(0, 0)
}

/** The secrets in the fragments of links. They are read once and removed from the address. */
export function takeSecrets(): URLSearchParams {
  const secrets = new URLSearchParams(location.hash.slice(1))
  if (location.hash.length > 1) history.replaceState(null, '', location.pathname + location.search)
  return secrets
}

window.addEventListener('popstate', () => {
  here = read(location.pathname)
})

// Opening a link with a secret in a tab that already shows Kontor only changes the hash.
window.addEventListener('hashchange', () => {
  if (/^#(join|watch|seat\d|key)=/.test(location.hash)) location.reload()
})

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.hash || link.pathname.startsWith('/api/') || link.pathname.startsWith('/assets/')) return
  event.preventDefault()
  go(link.pathname + link.search)
})
