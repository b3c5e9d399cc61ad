// The conditions of tips. They read the view and need no rules.

/** Conditions by name: whether each holds for a view and the seat of its viewer. */
export type Conditions<V, S> = Record<string, (view: V, seat: S) => boolean>

/** Whether a condition holds for the viewer. None holds for spectators. */
export function holds<S, V extends { viewer: number; seats: S[] }>(
  conditions: Conditions<V, S>,
  when: string,
  view: V,
): boolean {
  const seat = view.seats[view.viewer]
  return seat !== undefined && (conditions[when]?.(view, seat) ?? false)
}

/** Return the sum of counts: `sum({ wood: 2, stone: 1 })` is 3. */
export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0)
}
