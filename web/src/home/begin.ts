// From a choice to a table.

import { api, newId } from '../api/http'
import { go } from '../route.svelte'
import { session } from '../session.svelte'
import { allowsHints, remember, type Choice } from './choice'

// If no answer comes, the same wish is sent with the same id: it then makes one table, not two.
let wished = { choice: '', id: '' }

/** Make a table and go there; throws what the server refuses. */
export async function begin(choice: Choice): Promise<void> {
  await session.ensure()
  const asked = { ...choice, hints: allowsHints(choice) }
  const text = JSON.stringify(asked)
  if (wished.choice !== text) wished = { choice: text, id: newId() }
  const { table } = await api<{ table: string }>('POST', '/tables', { ...asked, id: wished.id })
  wished = { choice: '', id: '' }
  remember(choice)
  go(`/t/${table}`)
}
