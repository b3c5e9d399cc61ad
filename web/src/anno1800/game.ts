// The screen of Anno 1800.

import Advice from './Advice.svelte'
import { t } from '../i18n/i18n.svelte'
import Code from './Code.svelte'
import { notice } from './last_round'
import { EVENTS } from './events'
import GoodsChoice from './GoodsChoice.svelte'
import help from './help.json'
import { helpTopic } from './help_topic'
import PlanItem from './PlanItem.svelte'
import { continuesAction } from './action_parts'
import { placeLabel } from './names'
import Payment from './Payment.svelte'
import { SPRITE } from './pictures'
import Score from './Score.svelte'
import ScoreSheet from './sheet/SheetPage.svelte'
import Table from './Table.svelte'
import ThingLabel from './ThingLabel.svelte'
import { tipApplies } from './tips'

import type { GameScreen } from '../table/screen'

export const anno1800: GameScreen = {
  Table,
  sprite: SPRITE,
  pictures: ['merchant_ship', 'beer', 'steel', 'soap', 'influence'],
  ThingLabel,
  continuesAction,
  // Codes of cards and islands: `fw12`, `old03`.
  codes: { pattern: /\b([a-z]{2,4}\d{2})\b/, Code },
  isAside: ({ kind }) => kind === 'make',
  PlanItem,
  choices: { goods: GoodsChoice },
  confirmText: ({ kind, choose }) =>
    kind === 'make' ? t('page-1800-make-do', { number: choose?.named.length ?? 0 }) : undefined,
  placeLabel,
  Payment,
  notice,
  points: (result) => result.scores as number[],
  Advice,
  Score,
  events: EVENTS,
  help,
  helpTopic,
  tipApplies,
  ScoreSheet,
}
