// The screen of a game that has none of its own: what the view says, what can be done, and the log.

import Table from './Table.svelte'

import type { GameScreen } from '../table/screen'

export const plain: GameScreen = { Table }
