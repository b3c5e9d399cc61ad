// The record of a game as a file.

import { request } from '../api/http'
import { trying } from '../parts/notes.svelte'

import type { TableState } from '../table/table.svelte'

/** Save the record of a game that is over. */
export async function saveRecord(table: TableState): Promise<void> {
  await trying(async () => {
    const answer = await request('GET', `/tables/${table.id}/record`)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = `kontor_${table.info?.game ?? 'game'}_${table.id}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  })
}
