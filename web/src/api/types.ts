// Short names for the types of the server's messages. `make check` generates `server.d.ts` from the server's schema.

import type * as server from './server'

export type {
  Account,
  Answer,
  Can,
  ClientMessage,
  CreateTable,
  CurrentAnnouncement,
  Fault,
  GameInfo,
  Games,
  Guests,
  Happened,
  HintAnswer,
  HintMove,
  Invitation,
  Link,
  LogEntry,
  LogLine,
  PlanAnswer,
  PlanPlace,
  PlanRequest,
  Presence,
  ReplayPosition,
  Results,
  ReviewLine,
  Scene,
  SeatInfo,
  ServerMessage,
  StandingsAnswer,
  TableInfo,
  TableSnapshot,
  TableSummary,
  Tables,
  Thing,
} from './server'

/** The answers to questions, by type of question. */
export type Answers = server.Answers
export type QuestionType = Exclude<keyof Answers, 'ping'>
/** Types of messages that change a table. */
export type CommandType = Exclude<
  server.ClientMessage['type'],
  QuestionType | 'hello' | 'open' | 'close' | 'ping'
>
/** The fields of a message without its type and id. */
export type Fields<K extends server.ClientMessage['type']> = Omit<
  Extract<server.ClientMessage, { type: K }>,
  'type' | 'id'
>
/** The fields of a message about a table without its type, id and table. */
export type TableFields<K extends CommandType | QuestionType> = Omit<Fields<K>, 'table'>
/** Commands of a seat that apply to a revision. */
export type SeatCommand = 'undo' | 'redo' | 'reset' | 'ask_undo' | 'move'
/** The fields of such a command without its seat and revision. */
export type SeatFields<K extends SeatCommand> = Omit<TableFields<K>, 'seat' | 'revision'>
/** The reply to each message, unless it is refused. */
export type Replies = { [K in CommandType]: server.Done } & {
  [K in keyof Answers]: Omit<server.Answer, 'data'> & { data: Answers[K] }
} & { hello: server.Welcome; open: server.TableSnapshot; close: server.Answer }
