// The facts of a table's game, such as the printed components, in the current language.

import { getWithRetry } from '../api/http'
import { currentLanguage } from '../i18n/i18n.svelte'

const known = $state.raw(new Map<string, unknown>())
let version = $state(0)
const requested = new Set<string>()

/** Return the facts of a table, or null while they are loading. */
export function facts<T>(table: string): T | null {
  void version
  const name = `${table}/${currentLanguage()}`
  if (!requested.has(name)) {
    requested.add(name)
    void getWithRetry<T>(`/tables/${table}/facts?language=${currentLanguage()}`)
      .then((loaded) => {
        known.set(name, loaded)
        version += 1
      })
      .catch(() => requested.delete(name))
  }
  // While a new language is loading, return the facts in the old one.
  const previous = [...known.keys()].findLast((key) => key.startsWith(`${table}/`))
  return (known.get(name) ?? (previous ? known.get(previous) : null) ?? null) as T | null
}
