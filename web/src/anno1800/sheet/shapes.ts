// The form of a score sheet as this page holds it; all else has the shape that the server describes.

export type {
  Item,
  Scored,
  ScoreQuestions as Questions,
  ScoreSheet as Sheet,
  SheetQuestion as Question,
  Wrong,
} from '../../api/server'

export type Pair = Record<'animal' | 'artifact', string>
export type Answer = number | boolean | string | string[] | Pair[]
/** What one player has, by the path of the question: `cards.new_world`. */
export type Player = Record<string, Answer | Record<string, number>>

export interface Form {
  objectives?: string[]
  players: Player[]
}
