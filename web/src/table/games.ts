// How each game is drawn. A new game adds a line.

import Advice1503 from '../anno1503/Advice.svelte'
import Anno1503 from '../anno1503/Table.svelte'
import ThingLabel1503 from '../anno1503/ThingLabel.svelte'
import Score1503 from '../anno1503/Score.svelte'
import { heading as heading1503 } from '../anno1503/headings'
import Advice1800 from '../anno1800/Advice.svelte'
import Code1800 from '../anno1800/Code.svelte'
import { notice as notice1800 } from '../anno1800/ending'
import { goesOn as goesOn1800 } from '../anno1800/parts'
import Item1800 from '../anno1800/Item.svelte'
import Payment1800 from '../anno1800/Payment.svelte'
import Anno1800 from '../anno1800/Table.svelte'
import Score1800 from '../anno1800/Score.svelte'
import ThingLabel1800 from '../anno1800/ThingLabel.svelte'

import type { Component } from 'svelte'
import type { Plan, Thing } from '../api/types'
import type { TableState } from './table.svelte'

export interface Drawn {
  /** The whole table below the status line: boards, hands, context panel, log. */
  Table: Component<{ table: TableState }>
  /** A thing in a list, with its symbols. */
  ThingLabel?: Component<{ table: TableState; thing: Thing }>
  /** Under which heading a thing stands in a list, where the server names none. */
  heading?: (thing: Thing) => string
  /** Whether a thing would be a further part of the action that is under way. */
  goesOn?: (table: TableState, thing: Thing) => boolean
  /** A card or a place that a thing may name. */
  Item?: Component<{ table: TableState; item: string; from: string }>
  /** How a plan is paid, step by step. */
  Payment?: Component<{ table: TableState; plan: Plan }>
  /** A code of a component inside a sentence. */
  Code?: Component<{ table: TableState; code: string }>
  /** What everybody should know now, and why: that the end is near. */
  notice?: (table: TableState) => { told: string; why: string } | undefined
  /** The score by source when the game is over. */
  Score?: Component<{ table: TableState }>
  /** What else is to be known about a thing that cannot be done: what it costs, what is lacking. */
  Advice?: Component<{ table: TableState; thing: string }>
}

export const GAMES: Record<string, Drawn> = {
  anno1503: {
    Table: Anno1503,
    ThingLabel: ThingLabel1503,
    heading: heading1503,
    Advice: Advice1503,
    Score: Score1503,
  },
  anno1800: {
    Table: Anno1800,
    ThingLabel: ThingLabel1800,
    goesOn: goesOn1800,
    Code: Code1800,
    Item: Item1800,
    Payment: Payment1800,
    notice: notice1800,
    Advice: Advice1800,
    Score: Score1800,
  },
}
