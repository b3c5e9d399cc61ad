// How a game ended.

import { spoken, t } from '../words/words.svelte'

import type { TableInfo } from '../api/types'
import type { TableState } from '../table/table.svelte'

/** The seats that have won. */
export function winnersOf(info: TableInfo | null): number[] {
  return (info?.result?.winners ?? []) as number[]
}

/** What everybody has reached. */
export function pointsOf(info: TableInfo | null): number[] {
  return (info?.result?.scores ?? info?.result?.points ?? []) as number[]
}

/** Who has won, in a sentence. */
export function winnersTold(table: TableState): string {
  const names = winnersOf(table.info).map((seat) => table.name(seat))
  if (!names.length) return t('page-nobody-won')
  const list = new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names)
  return t('page-winners', { names: list, count: names.length })
}
