// Why things cannot be done, as far as it is known without asking the server.

import { t } from '../i18n/i18n.svelte'
import { describeShortages } from './names'
import { viewOf, type Shortage } from './view'

import type { TableState } from '../table/table.svelte'
import type { ThingName } from '../table/things'

const FREE = ['use', 'recall', 'make']

/** Whether the thing needs an action, but the action of this turn is done. */
export function actionDone(table: TableState, { kind }: ThingName): boolean {
  if (!table.acting || viewOf(table)?.actions !== 0 || FREE.includes(kind)) return false
  return !table.offers.ofKind(kind).length
}

/** Describe why a thing is not offered; empty if it is. */
export function describeReason(table: TableState, thing: ThingName, shortages: Shortage[]): string {
  if (table.offers.offered(thing)) return ''
  if (!table.acting) return describeShortages(shortages)
  if (actionDone(table, thing)) return t('page-1800-board-done')
  return describeShortages(shortages) || t('page-1800-board-ask')
}
