// Why something that is shown cannot be done now, as far as it can be said without asking.

import { t } from '../words/words.svelte'
import { lackWords } from './names'
import { viewOf, type Lack } from './view'

import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'

const FREE = ['use', 'recall']

/** Whether the action is done and nothing of this kind is offered any more: then nothing is lacking but an action. */
export function actionDone(table: TableState, { kind }: ThingName): boolean {
  if (!table.acting || viewOf(table)?.actions !== 0 || FREE.includes(kind)) return false
  return !table.offers.ofKind(kind).length
}

/** Why a thing is not offered; empty if it is. */
export function reasonWords(table: TableState, thing: ThingName, lacks: Lack[]): string {
  if (table.offers.offered(thing.text)) return ''
  if (!table.acting) return lackWords(lacks)
  if (actionDone(table, thing)) return t('page-1800-board-done')
  return lackWords(lacks) || t('page-1800-board-ask')
}
