// What a game may bring to the screen. Everything but the table itself is optional.

import type { Component } from 'svelte'
import type { Plan, Thing } from '../api/types'
import type { GameHelp } from '../help/contents'
import type { SymbolName } from '../symbols/names'
import type { TableState } from './table.svelte'
import type { ThingName } from './things'

/** How events of a game are shown in the log. */
export interface EventStyle {
  /** Kinds of event that only pay for something; symbols tell them in short. */
  payments: ReadonlySet<string>
  /** The symbol before an event, by kind. */
  symbols: Record<string, SymbolName>
}

export interface GameScreen {
  /** The whole table below the status line: boards, hands, context panel, log. */
  Table: Component<{ table: TableState }>
  /** A small picture of the game, made of its symbols. */
  pictures?: SymbolName[]
  /** A thing in a list, with its symbols. */
  ThingLabel?: Component<{ table: TableState; thing: Thing }>
  /** The heading of a thing in a list, where the server names none. */
  heading?: (thing: Thing) => string
  /** Whether a thing would be a further part of the action that is under way. */
  goesOn?: (table: TableState, thing: Thing) => boolean
  /** A card or a place that a thing may name. */
  Item?: Component<{ table: TableState; item: string; from: string }>
  /** How a plan is paid, step by step. */
  Payment?: Component<{ table: TableState; plan: Plan }>
  /** Codes of components inside sentences: what they look like, and how they are drawn. The pattern has one group. */
  codes?: { pattern: RegExp; Code: Component<{ table: TableState; code: string }> }
  /** What everybody should know now, and why: that the end is near. */
  notice?: (table: TableState) => { told: string; why: string } | undefined
  /** The score by source when the game is over. */
  Score?: Component<{ table: TableState }>
  /** What else is to be known about a thing that cannot be done: its cost, what is lacking. */
  Advice?: Component<{ table: TableState; thing: ThingName }>
  events?: EventStyle
  help?: GameHelp
  /** Which part of the help belongs to a thing; its kind, unless the game says otherwise. */
  helpTopic?: (table: TableState, thing: ThingName) => string
  /** Whether a tip of the help fits what the viewer of a view has. */
  tipHolds?: (when: string, view: { viewer: number }) => boolean
  /** A page that counts the score of a game played with the box. */
  ScoreSheet?: Component
}
