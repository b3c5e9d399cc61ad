// The payment of a plan, and changing one of its steps.

import type { PlanAnswer } from '../api/types'
import type { PlanPayment } from './view'

/** Return how the move of a plan is paid. */
export function paymentOf(plan: PlanAnswer | null): PlanPayment | null {
  return (plan?.payment ?? null) as PlanPayment | null
}

/** Return the fixed steps without one that brings a good. Without such a step they stay as they are. */
export function withoutGood(
  units: Pick<PlanPayment['units'][number], 'good' | 'step'>[],
  fixed: string[],
  good: string,
): string[] {
  const index = fixed.findLastIndex((step) => units.some((unit) => unit.good === good && unit.step === step))
  return fixed.filter((_, place) => place !== index)
}

/** Return the fixed steps after changing the step of one good. Steps fixed for other goods stay. */
export function fixStep(
  units: Pick<PlanPayment['units'][number], 'step'>[],
  fixed: string[],
  unit: number,
  step: string,
): string[] {
  const remaining = [...fixed]
  const others = units.flatMap((other, index) => {
    const position = remaining.indexOf(other.step)
    if (index === unit || position < 0) return []
    remaining.splice(position, 1)
    return [other.step]
  })
  return [...others, step]
}
