// How far suggested moves and reviewed decisions are behind the best move.

import type { HintAnswer, ReviewLine } from '../api/types'

/** The unit of differences between moves: points, or the chance to win from 0 to 1. */
export type Unit = HintAnswer['unit']

/** The fields of a reviewed decision that matter here. */
type Decision = Pick<ReviewLine, 'line' | 'behind' | 'turning'>

/** Return up to `most` turning points with the largest losses, largest loss first or in order of play. */
export function turningPoints<D extends Decision>(
  decisions: readonly D[],
  most: number,
  order: 'largest' | 'course',
): D[] {
  const largest = decisions
    .filter(({ turning }) => turning)
    .sort((a, b) => b.behind - a.behind || a.line - b.line)
    .slice(0, most)
  return order === 'largest' ? largest : largest.sort((a, b) => a.line - b.line)
}

/**
 * Round a difference for display, in points or percentage points: `roundDifference(1.44, 'points')` is 1.4,
 * `roundDifference(0.123, 'chance')` is 12. It stays a number, so that translations can choose the plural form.
 */
export function roundDifference(behind: number, unit: Unit): number {
  if (unit === 'points') return Math.round(behind * 10) / 10
  return behind < 0.1 ? Math.round(behind * 1000) / 10 : Math.round(behind * 100)
}

/** Whether a difference is too small to show. */
export function isNegligible(behind: number, unit: Unit): boolean {
  return behind < (unit === 'chance' ? 0.0005 : 0.05)
}
