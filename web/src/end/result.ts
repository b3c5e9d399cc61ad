// The result of a finished game.

import { screenOf } from '../games'
import { currentLanguage, t } from '../i18n/i18n.svelte'

import type { TableInfo } from '../api/types'
import type { TableState } from '../table/table.svelte'

/** Return the seats that have won. */
export function winnersOf(info: TableInfo | null): number[] {
  return (info?.result?.winners ?? []) as number[]
}

/** Return the points of each seat; none if the game does not provide them. */
export function pointsOf(info: TableInfo | null): number[] {
  return (info?.result && screenOf(info.game).points?.(info.result)) || []
}

/** Return a sentence that says who has won. */
export function winnersText(table: TableState): string {
  const names = winnersOf(table.info).map((seat) => table.name(seat))
  if (!names.length) return t('page-nobody-won')
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names)
  return t('page-winners', { names: list, count: names.length })
}
