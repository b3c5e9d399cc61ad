// How Anno 1800 is drawn.

import Advice from './Advice.svelte'
import Code from './Code.svelte'
import { notice } from './ending'
import { EVENTS } from './events'
import help from './help.json'
import { helpTopic } from './help_topic'
import Item from './Item.svelte'
import { goesOn } from './parts'
import Payment from './Payment.svelte'
import Score from './Score.svelte'
import ScoreSheet from './sheet/SheetPage.svelte'
import Table from './Table.svelte'
import ThingLabel from './ThingLabel.svelte'
import { tipHolds } from './tips'

import type { GameScreen } from '../table/screen'

export const anno1800: GameScreen = {
  Table,
  pictures: ['merchant_ship', 'beer', 'steel', 'soap', 'influence'],
  ThingLabel,
  goesOn,
  // Cards and islands: `fw12`, `old03`.
  codes: { pattern: /\b([a-z]{2,4}\d{2})\b/, Code },
  Item,
  Payment,
  notice,
  Advice,
  Score,
  events: EVENTS,
  help,
  helpTopic,
  tipHolds,
  ScoreSheet,
}
