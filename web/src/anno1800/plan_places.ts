// The places of an island in an open plan, and how a click on a place changes the plan.

import { paymentOf } from './payment_steps'

import type { PlanAnswer } from '../api/types'
import type { Facts } from './view'

/** Return the cells at which the plan puts cubes to work, removes cubes, or returns a tile. */
export function cellsUsed(plan: PlanAnswer | null): Set<string> {
  const used = new Set<string>()
  const payment = paymentOf(plan)
  for (const unit of payment?.units ?? []) {
    const chosen = unit.options.find((option) => option.step === unit.step)
    if (chosen?.cell) used.add(String(chosen.cell))
  }
  for (const { cell } of payment?.steps ?? []) if (cell) used.add(String(cell))
  return used
}

/** Return the places to choose from: one place for the thing, or several that it names. */
export function placesOffered(plan: PlanAnswer | null): Set<string> {
  if (plan?.choose?.from === 'places') return new Set(plan.choose.items)
  return new Set(plan && plan.places.length > 1 ? plan.places.map((place) => place.at) : [])
}

/** Return the chosen places. */
export function placesChosen(plan: PlanAnswer | null): Set<string> {
  if (plan?.choose?.from === 'places') return new Set(plan.choose.named)
  return new Set(plan?.at ? [plan.at] : [])
}

/** Return the kind of cube whose places the plan asks for. */
export function requestedCube(plan: PlanAnswer | null, facts: Facts | null): string {
  const what = plan?.names[0] ?? ''
  return plan?.kind === 'use' ? (facts?.cards[what]?.effect.upgrade_from ?? '') : what
}

/** Return the named places after a click on a place: one more of it, or none if it cannot be named more often. */
export function toggledPlaces(choose: NonNullable<PlanAnswer['choose']>, place: string): string[] {
  const has = choose.named.filter((each) => each === place).length
  const most = choose.items.filter((each) => each === place).length
  if (has < most && choose.named.length < choose.most) return [...choose.named, place]
  const others = choose.named.filter((each) => each !== place)
  return has ? others : [...others.slice(1), place]
}
