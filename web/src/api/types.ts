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
export type Lack = server.Anno1800LackShape
