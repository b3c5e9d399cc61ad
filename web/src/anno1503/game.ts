// The screen of Anno 1503.

import Advice from './Advice.svelte'
import { EVENTS } from './events'
import { heading } from './headings'
import help from './help.json'
import { SPRITE } from './pictures'
import Score from './Score.svelte'
import Table from './Table.svelte'
import ThingLabel from './ThingLabel.svelte'
import { tipApplies } from './tips'

import type { GameScreen } from '../table/screen'

export const anno1503: GameScreen = {
  Table,
  sprite: SPRITE,
  pictures: ['ship', 'wood', 'spice', 'cloth', 'merchant'],
  ThingLabel,
  heading,
  Advice,
  Score,
  points: (result) => result.points as number[],
  events: EVENTS,
  help,
  tipApplies,
}
