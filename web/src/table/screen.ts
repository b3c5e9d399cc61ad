// What a game provides for the screen. Only the table is required.

import type { Component } from 'svelte'
import type { PlanAnswer, PlanPlace, Thing } from '../api/types'
import type { GameHelp } from '../help/contents'
import type { Sprite } from '../symbols/sprites'
import type { TableState } from './table.svelte'
import type { ThingName } from './things'

export type Choose = NonNullable<PlanAnswer['choose']>

/** How events of a game are shown in the log. */
export interface EventStyle {
  /** Kinds of event that begin a turn. The log shows them as headings. */
  turns: ReadonlySet<string>
  /** Kinds of event that only pay for an action. The log shows them as symbols. */
  payments: ReadonlySet<string>
  /** The symbol before an event. */
  symbol: (event: Record<string, unknown>) => string | undefined
}

/** A notice with its symbol and its reason. */
export interface Notice {
  symbol: string
  text: string
  reason: string
}

export interface GameScreen {
  /** Everything below the status bar: boards, hands, context panel, log. */
  Table: Component<{ table: TableState }>
  /** The pictures of the game, as icons. */
  sprite?: Sprite
  /** The icons that stand for the game on the home page. */
  pictures?: string[]
  /** A thing in a list. */
  ThingLabel?: Component<{ table: TableState; thing: Thing }>
  /** The heading of a thing in a list, if the server sends none. */
  heading?: (thing: Thing) => string
  /** Whether a thing continues the action that is under way. */
  continuesAction?: (table: TableState, thing: Thing) => boolean
  /** Whether a thing is listed after all others, without emphasis. */
  isAside?: (thing: Thing) => boolean
  /** Choices of a plan that have their own form, by what is chosen from. */
  choices?: Record<string, Component<{ table: TableState; plan: PlanAnswer; choose: Choose }>>
  /** The button that confirms a plan; by default the same for all. */
  confirmText?: (plan: PlanAnswer) => string | undefined
  /** A card or a place in the choice of a plan. */
  PlanItem?: Component<{ table: TableState; item: string; from: string }>
  /** The label of a place in a plan; by default its text. */
  placeLabel?: (place: Pick<PlanPlace, 'at' | 'text'>) => string
  /** The payment of a plan, step by step. */
  Payment?: Component<{ table: TableState; plan: PlanAnswer }>
  /** Codes of components inside texts: their pattern, which has one group, and how they are drawn. */
  codes?: { pattern: RegExp; Code: Component<{ table: TableState; code: string }> }
  /** A notice in the status bar, such as the last round. */
  notice?: (table: TableState) => Notice | undefined
  /** The points of each seat in the result of a finished game. */
  points?: (result: Record<string, unknown>) => number[]
  /** The score by source in a finished game. */
  Score?: Component<{ table: TableState }>
  /** Details of a thing that cannot be done: its cost and what is lacking. */
  Advice?: Component<{ table: TableState; thing: ThingName }>
  events?: EventStyle
  help?: GameHelp
  /** The help topic of a thing; by default its kind. */
  helpTopic?: (table: TableState, thing: ThingName) => string
  /** Whether a tip of the help applies to a view. */
  tipApplies?: (when: string, view: { viewer: number }) => boolean
  /** The score sheet for games played with the box. */
  ScoreSheet?: Component
}
