// The figures of a game as the server tells them, and looking for some of them.

import type { FigureGroup as Group, Figures } from '../api/server'

export type { Figures, Group }

/** The groups with only the rows that a search and a choice of marks leave over. */
export function found(figures: Figures, search: string, marks: string[]): Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return figures.groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => {
        if (marks.length && !marks.includes(row.source)) return false
        const text = `${group.title} ${row.name} ${row.told}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((group) => group.rows.length)
}
