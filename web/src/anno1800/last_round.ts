// The notice about the last round.

import { t } from '../i18n/i18n.svelte'
import { viewOf } from './view'

import type { Notice } from '../table/screen'
import type { TableState } from '../table/table.svelte'

/** Return which round is the last and who has the fireworks; undefined before anybody took them. */
export function notice(table: TableState): Notice | undefined {
  const view = viewOf(table)
  if (!view?.last_turn || view.turns >= view.last_turn) return undefined
  const last = view.turns >= view.last_turn - view.players
  return {
    symbol: 'fireworks',
    text: t(last ? 'page-1800-last-round' : 'page-1800-last-round-next'),
    reason: t('page-1800-last-round-why', { name: table.name(view.fireworks) }),
  }
}
