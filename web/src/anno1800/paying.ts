// Changing one step of a payment.

import type { Plan } from '../api/types'

/** The steps to insist on after one good shall come by another way: those insisted on before for the other goods stay. */
export function insisting(plan: Plan, insisted: string[], unit: number, step: string): string[] {
  const left = [...insisted]
  const kept = plan.units.flatMap((other, index) => {
    const found = left.indexOf(other.step)
    if (index === unit || found < 0) return []
    left.splice(found, 1)
    return [other.step]
  })
  return [...kept, step]
}
