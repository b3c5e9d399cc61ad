// Searching the figures of a game.

import type { FigureGroup as Group, Figures } from '../api/server'

export type { Figures, Group }

/** Return the groups with the rows that match a search and a selection of marks; without empty groups. */
export function searchFigures(figures: Figures, search: string, marks: string[]): Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return figures.groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => {
        if (marks.length && !marks.includes(row.source)) return false
        const text = `${group.title} ${row.name} ${row.text}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((group) => group.rows.length)
}
