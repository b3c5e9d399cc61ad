// What is printed on the components of a table's game, in the reader's language.

import { askPatiently } from '../api/http'
import { spoken } from '../words/words.svelte'

const known = $state.raw(new Map<string, unknown>())
let version = $state(0)
const asked = new Set<string>()

/** The facts of a table, or null as long as they are on their way; asks for them when needed. */
export function facts<T>(table: string): T | null {
  void version
  const name = `${table}/${spoken()}`
  if (!asked.has(name)) {
    asked.add(name)
    void askPatiently<T>(`/tables/${table}/facts?language=${spoken()}`)
      .then((found) => {
        known.set(name, found)
        version += 1
      })
      .catch(() => asked.delete(name))
  }
  // Until those of a new language are here, the former ones stay.
  const former = [...known.keys()].findLast((key) => key.startsWith(`${table}/`))
  return (known.get(name) ?? (former ? known.get(former) : null) ?? null) as T | null
}
