// What the operator of the server announces to everybody: a text, or a restart at a time.

import { api } from './api/http'

import type { CurrentAnnouncement } from './api/types'

const INTERVAL = 60_000
const NOTHING: CurrentAnnouncement = { text: '', restart: null }
let current = $state.raw<CurrentAnnouncement>(NOTHING)
let dismissed = $state('')

function identity({ text, restart }: CurrentAnnouncement): string {
  return `${restart ?? ''} ${text}`
}

/** Show an announcement instead of the one before. */
export function announce({ text, restart }: CurrentAnnouncement): void {
  current = { text, restart }
}

/** The announcement to show; null if there is none, or if it was dismissed. */
export function shownAnnouncement(): CurrentAnnouncement | null {
  const isEmpty = !current.text && current.restart === null
  return isEmpty || identity(current) === dismissed ? null : current
}

export function dismissAnnouncement(): void {
  dismissed = identity(current)
}

/** Ask for the announcement now and every minute. At a table, it also arrives over the live connection. */
export function followAnnouncements(): void {
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'visible')
      announce(await api<CurrentAnnouncement>('GET', '/announcement'))
  }
  const askQuietly = (): void => void ask().catch(() => undefined)
  askQuietly()
  setInterval(askQuietly, INTERVAL)
}
