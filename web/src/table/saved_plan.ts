// The open plan, saved in this tab so that a reload does not lose it.

/** How the player wants a plan done: a place, named cards or places, steps of the payment. */
export interface PlanPreferences {
  at?: string
  named?: string[]
  by?: string[]
}

export interface SavedPlan {
  /** The position the plan was made in. In any other position the plan is void. */
  position: string
  thing: string
  preferences: PlanPreferences
}

const STORAGE_KEY = 'kontor.saved-plan.'

/** Save the plan of a table; null deletes it. */
export function savePlan(table: string, plan: SavedPlan | null): void {
  if (plan) sessionStorage.setItem(STORAGE_KEY + table, JSON.stringify(plan))
  else sessionStorage.removeItem(STORAGE_KEY + table)
}

export function loadPlan(table: string): SavedPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY + table) ?? 'null') as SavedPlan | null
  } catch {
    return null
  }
}
