// From a choice to a table.

import { api, newId } from '../api/http'
import { go } from '../route.svelte'
import { session } from '../session.svelte'
import { remember, type Choice } from './choice'

/** Make a table and go there; throws what the server refuses. */
export async function begin(choice: Choice): Promise<void> {
  await session.ensure()
  // The same request sent twice makes one table.
  const { table } = await api<{ table: string }>('POST', '/tables', { ...choice, id: newId() })
  remember(choice)
  go(`/t/${table}`)
}
