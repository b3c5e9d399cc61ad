// A plan that is not carried out yet, kept in this tab so that a reload does not lose it.

/** What a player insists on: a place, cards or places by name, steps of the payment. */
export interface Wishes {
  at?: string
  named?: string[]
  by?: string[]
}

export interface KeptPlan {
  /** The position it was made in; in another one it is worth nothing. */
  position: string
  thing: string
  wishes: Wishes
}

const KEPT = 'kontor.plan.'

export function keepPlan(table: string, plan: KeptPlan | null): void {
  if (plan) sessionStorage.setItem(KEPT + table, JSON.stringify(plan))
  else sessionStorage.removeItem(KEPT + table)
}

export function keptPlan(table: string): KeptPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT + table) ?? 'null') as KeptPlan | null
  } catch {
    return null
  }
}
