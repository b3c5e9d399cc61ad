// Why something that is shown cannot be done now, as far as it can be said without asking.

import { t } from '../words/words.svelte'
import { lackWords } from './names'
import { viewOf } from './view'

import type { Lack } from '../api/types'
import type { TableState } from '../table/table.svelte'

const FREE = ['use', 'recall']

const verb = (text: string): string => text.split(' ')[0] ?? ''

/** Whether the action is done and nothing of this kind is offered any more: then nothing is lacking but an action. */
export function actionDone(table: TableState, thing: string): boolean {
  if (!table.acting || viewOf(table)?.actions !== 0 || FREE.includes(verb(thing))) return false
  return !table.offers.things.some((offered) => verb(offered.text) === verb(thing))
}

/** Why a thing is not offered; empty if it is. */
export function reasonWords(table: TableState, thing: string, lacks: Lack[]): string {
  if (table.offers.offered(thing)) return ''
  if (!table.acting) return lackWords(lacks)
  if (actionDone(table, thing)) return t('page-1800-board-done')
  return lackWords(lacks) || t('page-1800-board-ask')
}
