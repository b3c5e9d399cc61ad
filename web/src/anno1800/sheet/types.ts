// Types of the score sheet: the form of this page, and short names for the server's types.

export type {
  FormMistake as Mistake,
  ScoreQuestions as Questions,
  ScoreResult,
  ScoreSheet as Sheet,
  SheetQuestion as Question,
} from '../../api/server'

export type Pair = Record<'animal' | 'artifact', string>
export type Answer = number | boolean | string | string[] | Pair[]
/** The answers of one player by the path of the question: `cards.new_world`. */
export type Player = Record<string, Answer | Record<string, number>>

export interface Form {
  objectives?: string[]
  players: Player[]
}
