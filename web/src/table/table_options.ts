// The options of a table, in words.

import type { GameInfo, TableInfo } from '../api/types'

type Option = GameInfo['options'][number]
type Choices = Pick<Option, 'values'> & Partial<Pick<Option, 'pieces'>>

export interface ChosenOption {
  name: string
  label: string
  value: string
}

/**
 * Return the options of a game with their values at a table. Switches of editions are included if they were set one by
 * one. Values that the game no longer offers are left out.
 */
export function chosenOptions(
  game: Pick<GameInfo, 'options' | 'editions'>,
  options: TableInfo['options'],
): ChosenOption[] {
  const switches = game.editions.filter(({ name }) => name in options)
  return [...game.options, ...switches].flatMap((option) => {
    const value = valueText(option, options[option.name] ?? null)
    return value ? [{ name: option.name, label: option.label, value }] : []
  })
}

function valueText({ values, pieces }: Choices, value: unknown): string {
  if (Array.isArray(value)) {
    return (pieces ?? []).flatMap((piece) => (value.includes(piece.name) ? [piece.label] : [])).join(', ')
  }
  const known = values.find((other) => other.value === value)
  return (known ?? (value === null ? values[0] : undefined))?.label ?? ''
}
