// The open plan, saved in this tab so that a reload does not lose it.

import type { PlanRequest } from '../api/types'

export interface SavedPlan {
  /** The position the plan was made in. In any other position the plan is void. */
  position: string
  thing: string
  request: PlanRequest
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
