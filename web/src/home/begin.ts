// From a choice to a table.

import { api, newId } from '../api/http'
import { go } from '../route.svelte'
import { session } from '../session.svelte'
import { remember, type Choice } from './choice'

// If no answer comes, the same wish is sent with the same id: it then makes one table, not two.
let wished = { choice: '', id: '' }

/** Make a table and go there; throws what the server refuses. */
export async function begin(choice: Choice): Promise<void> {
  await session.ensure()
  const text = JSON.stringify(choice)
  if (wished.choice !== text) wished = { choice: text, id: newId() }
  const { table } = await api<{ table: string }>('POST', '/tables', { ...choice, id: wished.id })
  wished = { choice: '', id: '' }
  remember(choice)
  go(`/t/${table}`)
}
