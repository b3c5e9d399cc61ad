// What an open plan says about the places of an island, and what a click on a place wishes.

import type { Plan } from '../api/types'
import type { Facts } from './view'

/** The cells at which the plan puts cubes to work, takes some away, or puts a tile back. */
export function cellsUsed(plan: Plan | null): Set<string> {
  const used = new Set<string>()
  for (const unit of plan?.units ?? []) {
    const chosen = unit.options.find((option) => option.step === unit.step)
    if (chosen?.cell) used.add(String(chosen.cell))
  }
  for (const { cell } of plan?.steps ?? []) if (cell) used.add(String(cell))
  return used
}

/** The places that the player may choose from: those of one thing, or those of which it names several. */
export function placesOffered(plan: Plan | null): Set<string> {
  if (plan?.choose?.from === 'places') return new Set(plan.choose.items)
  return new Set(plan && plan.places.length > 1 ? plan.places.map((place) => place.at) : [])
}

/** The places that are chosen now. */
export function placesChosen(plan: Plan | null): Set<string> {
  if (plan?.choose?.from === 'places') return new Set(plan.choose.named)
  return new Set(plan?.at ? [plan.at] : [])
}

/** The kind of cube whose places the plan asks for. */
export function cubeAsked(plan: Plan | null, facts: Facts | null): string {
  const what = plan?.names[0] ?? ''
  return plan?.kind === 'use' ? (facts?.cards[what]?.effect.upgrade_from ?? '') : what
}

/** What is named after a click on a place: one more of it, or none if no more can be. */
export function namedAfter(choose: NonNullable<Plan['choose']>, place: string): string[] {
  const has = choose.named.filter((each) => each === place).length
  const most = choose.items.filter((each) => each === place).length
  if (has < most && choose.named.length < choose.most) return [...choose.named, place]
  const others = choose.named.filter((each) => each !== place)
  return has ? others : [...others.slice(1), place]
}
