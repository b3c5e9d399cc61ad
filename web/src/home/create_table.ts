// Creating a table from a setup.

import { api, createId } from '../api/http'
import { go } from '../route.svelte'
import { session } from '../session.svelte'
import { saveSetup, type TableSetup } from './setup'

// A repeated request for the same setup has the same id, so that the server creates one table only.
let pending = { setup: '', id: '' }

/** Create a table and open it. Throws `Refused`. */
export async function createTable(setup: TableSetup): Promise<void> {
  await session.ensure()
  const text = JSON.stringify(setup)
  if (pending.setup !== text) pending = { setup: text, id: createId() }
  const { table } = await api<{ table: string }>('POST', '/tables', { ...setup, id: pending.id })
  pending = { setup: '', id: '' }
  saveSetup(setup)
  go(`/t/${table}`)
}
