// Plain facts about suggestions and judged decisions.

import type { Hint, Reviewed } from '../api/types'

/** What the figures of a bot count: points, or the chance to win from 0 to 1. */
export type Unit = Hint['unit']

/** What is needed of a decision that a bot has judged. */
type Judged = Pick<Reviewed, 'line' | 'behind' | 'turning'>

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
