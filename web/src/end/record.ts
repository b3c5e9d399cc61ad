// Saving the record of a game as a file.

import { request } from '../api/http'
import { reportErrors } from '../ui/toast.svelte'

import type { TableState } from '../table/table.svelte'

/** Download the record of a finished game. */
export async function saveRecord(table: TableState): Promise<void> {
  await reportErrors(async () => {
    const response = await request('GET', `/tables/${table.id}/record`)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await response.blob())
    link.download = `kontor_${table.info?.game ?? 'game'}_${table.id}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  })
}
