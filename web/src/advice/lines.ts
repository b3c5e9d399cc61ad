// Plain facts about suggestions and judged decisions.

import type { Hint } from '../api/types'
import type { Wishes } from '../table/kept'

/** What the figures of a bot count: points, or the chance to win from 0 to 1. */
export type Unit = Hint['unit']

/** A decision as a bot judges it afterwards; `behind` says how much worse than the best it was. */
interface Judged {
  line: number
  behind: number
}

// Less than this is not worth a word.
const SMALL: Record<Unit, number> = { points: 0.5, chance: 0.02 }
const MOST = 12

/**
 * How a line does its thing, as a plan is told it.
 *
 * `wishesOf('build brewery at 12: work 2, work 6', 'build brewery')` is `{ at: '12', named: [], by: ['work 2', 'work 6'] }`.
 */
export function wishesOf(line: string, thing: string): Wishes {
  if (!line.startsWith(thing)) return {}
  const [how = '', steps = ''] = split(line.slice(thing.length), ':')
  const [named = '', at = ''] = split(` ${how.trim()}`, ' at ')
  return {
    ...(at && { at }),
    named: named.split(' ').filter(Boolean),
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

/** Decisions that were hardly worse than the best. */
export function wellDone(decisions: readonly Judged[], unit: Unit): number {
  return decisions.filter(({ behind }) => behind < SMALL[unit]).length
}

/** Those where most was lost, largest loss first or in order of play. */
export function turningPoints<J extends Judged>(
  decisions: readonly J[],
  unit: Unit,
  order: 'largest' | 'course',
): J[] {
  const largest = decisions
    .filter(({ behind }) => behind >= SMALL[unit])
    .sort((a, b) => b.behind - a.behind || a.line - b.line)
    .slice(0, MOST)
  return order === 'largest' ? largest : largest.sort((a, b) => a.line - b.line)
}

/** How a figure is written: `figure(1.44, 'points', 'en')` is `1.4`, `figure(0.123, 'chance', 'en')` is `12%`. */
export function figure(number: number, unit: Unit, language: string): string {
  const form: Intl.NumberFormatOptions =
    unit === 'chance'
      ? { style: 'percent', maximumFractionDigits: number < 0.1 ? 1 : 0 }
      : { maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, form).format(number)
}

/** Whether a figure is too small to be written. */
export function isNothing(behind: number, unit: Unit): boolean {
  return behind < (unit === 'chance' ? 0.0005 : 0.05)
}
