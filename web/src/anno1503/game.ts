// How Anno 1503 is drawn.

import Advice from './Advice.svelte'
import { EVENTS } from './events'
import { heading } from './headings'
import help from './help.json'
import Score from './Score.svelte'
import Table from './Table.svelte'
import ThingLabel from './ThingLabel.svelte'
import { tipHolds } from './tips'

import type { GameScreen } from '../table/screen'

export const anno1503: GameScreen = {
  Table,
  pictures: ['ship', 'wood', 'spice', 'cloth', 'merchant'],
  ThingLabel,
  heading,
  Advice,
  Score,
  events: EVENTS,
  help,
  tipHolds,
}
