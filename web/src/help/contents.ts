// What the help says, in order. The sentences are in the language files, under the keys that are made here; the check of
// the languages reads the same contents.

import contents from './contents.json'
import type { When } from './when'

/** A part of the quick reference, with the ids of the rules that it sums up. */
interface Section {
  name: string
  paragraphs: number
  rules: string[]
}

interface GameHelp {
  sections: Section[]
  /** By verb of the notation: the section that tells more. */
  verbs: Record<string, string>
  /** For each tip, when it helps. */
  tips: When[]
  /** What a symbol is called here, and the drawing that shows it, if there is one. */
  symbols: { name: string; picture: string }[]
}

export const HELP = contents.games as Record<string, GameHelp>
export const KEYS: { name: string; caps: string[] }[] = contents.keys

export const titleKey = (name: string): string => `help-title-${name}`
export const keyKey = (name: string): string => `help-keys-${name}`
export const symbolKey = (name: string): string => `help-symbol-${name}`
export const sectionKey = (game: string, name: string): string => `help-${game}-section-${name}`
export const verbKey = (game: string, verb: string): string => `help-${game}-do-${verb}`
export const screenKeys = (): string[] => numbered('help-screen', contents.screen)
export const paragraphKeys = (game: string, section: Section): string[] =>
  numbered(`help-${game}-${section.name}`, section.paragraphs)

/** The tips of a game with their conditions. */
export function tips(game: string): { key: string; when: When }[] {
  return (HELP[game]?.tips ?? []).map((when, index) => ({ key: `help-${game}-tip-${index + 1}`, when }))
}

/** Which help belongs to an offered thing; `objectives` are those in play, which are used like cards. */
export function verbOf(thing: string, objectives: readonly string[] = []): string {
  const [verb = '', what = ''] = thing.split(/[ :]/)
  if (verb === 'build' && what === 'shipyard') return 'build-shipyard'
  if (verb === 'build' && (what === 'merchant' || what === 'exploration')) return 'build-ship'
  return verb === 'use' && objectives.includes(what) ? 'use-objective' : verb
}

function numbered(beginning: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${beginning}-${index + 1}`)
}
