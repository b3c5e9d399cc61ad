// The shapes of what the server says, by short names. They are made from its description (`make check` makes them).

import type * as server from './server'

export type {
  Can,
  Fault,
  GameOffered,
  Games,
  Guests,
  Happened,
  Invitation,
  Link,
  Me,
  Present,
  Results,
  StoryLine,
  TableAsked,
  TableInfo,
  TableShown,
  TableSummary,
  Tables,
  ThingsShown,
  WhyShown,
} from './server'

/** Every message that a client may send. */
export type SaidByClient = server.SaidByClient
/** The answers to questions, by the type of the question. */
export type Answers = server.Answers
export type QuestionType = Exclude<keyof Answers, 'ping'>
/** The messages that change a table. */
export type ActType = Exclude<SaidByClient['type'], QuestionType | 'hello' | 'open' | 'close' | 'ping'>
/** What a message says besides its type and its id. */
export type Fields<K extends SaidByClient['type']> = Omit<Extract<SaidByClient, { type: K }>, 'type' | 'id'>
/** What a message about a table says besides its type, its id and the table. */
export type AtTable<K extends ActType | QuestionType> = Omit<Fields<K>, 'table'>
/** The reply to each message that is not refused. */
export type Replies = { [K in ActType]: server.Done } & {
  [K in keyof Answers]: Omit<server.Answer, 'data'> & { data: Answers[K] }
} & { hello: server.Welcome; open: server.TableShown; close: server.Answer }

export type Course = server.CourseShown
export type Entry = server.EntrySeen
export type Heard = server.Heard
export type Hint = server.HintShown
export type HintMove = Hint['moves'][number]
export type Looking = server.Looked
export type Plan = server.PlanShown
export type PlanOption = server.OptionShape
export type Review = server.ReviewShown
export type Reviewed = Review['lines'][number]
export type Scene = server.SceneShown
export type SeatShown = server.SeatHere
export type Thing = server.ThingShown
