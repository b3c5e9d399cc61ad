// How near the end is.

import { t } from '../words/words.svelte'
import { viewOf } from './view'

import type { TableState } from '../table/table.svelte'

/** Since somebody took the fireworks: which round is the last, and whose fireworks they are. */
export function notice(table: TableState): { told: string; why: string } | undefined {
  const view = viewOf(table)
  if (!view?.last_turn || view.turns >= view.last_turn) return undefined
  const last = view.turns >= view.last_turn - view.players
  return {
    told: t(last ? 'page-1800-last-round' : 'page-1800-last-round-next'),
    why: t('page-1800-last-round-why', { name: table.name(view.fireworks) }),
  }
}
