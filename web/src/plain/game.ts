// The screen of games without their own.

import Table from './Table.svelte'

import type { GameScreen } from '../table/screen'

export const plain: GameScreen = { Table }
