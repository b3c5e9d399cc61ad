// Plain facts about suggestions and judged decisions.

import type { Hint, Reviewed } from '../api/types'
import type { Wishes } from '../table/kept'

/** What the figures of a bot count: points, or the chance to win from 0 to 1. */
export type Unit = Hint['unit']

/** What is needed of a decision that a bot has judged. */
type Judged = Pick<Reviewed, 'line' | 'behind' | 'turning'>

/**
 * How a line does its thing, as a plan is told it.
 *
 * `wishesOf('build brewery at 12: work 2, work 6', 'build brewery')` is `{ at: '12', named: [], by: ['work 2', 'work 6'] }`.
 */
export function wishesOf(line: string, thing: string): Wishes {
  if (!line.startsWith(thing)) return {}
  const [how = '', steps = ''] = split(line.slice(thing.length), ':')
  const [named = '', at = ''] = split(` ${how.trim()}`, ' at ')
  // An effect names several places, one for each cube.
  const isEffect = thing.startsWith('use ')
  return {
    ...(at && !isEffect && { at }),
    named: `${named} ${isEffect ? at : ''}`.split(' ').filter(Boolean),
    by: steps
      .split(',')
      .map((step) => step.trim())
      .filter(Boolean),
  }
}

function split(text: string, sign: string): [string, string] {
  const index = text.indexOf(sign)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + sign.length).trim()]
}

/** The turning points where most was lost, at most so many, largest loss first or in order of play. */
export function turningPoints<J extends Judged>(
  decisions: readonly J[],
  most: number,
  order: 'largest' | 'course',
): J[] {
  const largest = decisions
    .filter(({ turning }) => turning)
    .sort((a, b) => b.behind - a.behind || a.line - b.line)
    .slice(0, most)
  return order === 'largest' ? largest : largest.sort((a, b) => a.line - b.line)
}

/**
 * A difference as it is told, in points or percentage points: `figure(1.44, 'points')` is 1.4, `figure(0.123, 'chance')`
 * is 12. It stays a number, so that a sentence can choose between one and many.
 */
export function figure(behind: number, unit: Unit): number {
  if (unit === 'points') return Math.round(behind * 10) / 10
  return behind < 0.1 ? Math.round(behind * 1000) / 10 : Math.round(behind * 100)
}

/** Whether a figure is too small to be written. */
export function isNothing(behind: number, unit: Unit): boolean {
  return behind < (unit === 'chance' ? 0.0005 : 0.05)
}
