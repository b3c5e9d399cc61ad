// Types of the score sheet: the form of this page, and short names for the server's types.

import type * as server from '../../api/server'

export type {
  FormMistake as Mistake,
  ScoreQuestions as Questions,
  SheetQuestion as Question,
} from '../../api/server'

export type Sheet = server.ScoreSheet & server.Anno1800ScoreDetails
export type ScoreResult = server.ScoreResult & { sheet: Sheet | null }

export type Pair = server.Anno1800ExpeditionCard
export type Answer = number | boolean | string | string[] | Pair[]
/** The answers of one player by the path of the question: `cards.new_world`. */
export type Player = Record<string, Answer | Record<string, number>>

export interface Form {
  objectives?: string[]
  players: Player[]
}
