// The contents of the help, in order. Each game has a `help.json`. The texts are in the language files under the keys that
// this module builds. The check of the language files reads the same contents.

import contents from './contents.json'

/** A section of the quick reference, with the ids of the rules that it summarizes. */
interface Section {
  name: string
  paragraphs: number
  rules: string[]
}

export interface GameHelp {
  sections: Section[]
  /** The section about each kind of thing. */
  kinds: Record<string, string>
  /** The condition of each tip. */
  tips: string[]
  /** The names of the explained symbols, each with its icon, if there is one. */
  symbols: { name: string; picture: string }[]
}

export const KEYS: { name: string; caps: string[] }[] = contents.keys

export const titleKey = (name: string): string => `help-title-${name}`
export const keyKey = (name: string): string => `help-keys-${name}`
export const symbolKey = (name: string): string => `help-symbol-${name}`
export const sectionKey = (game: string, name: string): string => `help-${game}-section-${name}`
export const kindKey = (game: string, kind: string): string => `help-${game}-do-${kind}`
export const screenKeys = (): string[] => numbered('help-screen', contents.screen)
export const paragraphKeys = (game: string, section: Section): string[] =>
  numbered(`help-${game}-${section.name}`, section.paragraphs)

/** Return the tips of a game with their conditions. */
export function tips(game: string, help: GameHelp | undefined): { key: string; when: string }[] {
  return (help?.tips ?? []).map((when, index) => ({ key: `help-${game}-tip-${index + 1}`, when }))
}

function numbered(beginning: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${beginning}-${index + 1}`)
}
