// Changing one step of a payment.

import type { PlanAnswer } from '../api/types'

/** Return the fixed steps after changing the step of one good. Steps fixed for other goods stay. */
export function fixStep(plan: PlanAnswer, fixed: string[], unit: number, step: string): string[] {
  const remaining = [...fixed]
  const others = plan.units.flatMap((other, index) => {
    const position = remaining.indexOf(other.step)
    if (index === unit || position < 0) return []
    remaining.splice(position, 1)
    return [other.step]
  })
  return [...others, step]
}
