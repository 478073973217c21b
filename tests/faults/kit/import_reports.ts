import { setTimeout as sleep } from 'node:timers/promises'

import type { ImportItem } from '#plugins/e2b/exchange/import_item'
import type { HttpUser } from '#tests/faults/kit/http_user'
import { SERVER_HANGS } from '#tests/patience'

export interface FileToSend {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Hands files over as the import dialog does; gives the id of the import. */
export async function startImport(user: HttpUser, files: readonly FileToSend[]): Promise<string> {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name)
  const { status, body } = await user.send('POST', '/api/e2b/imports', {
    form,
    within: SERVER_HANGS,
  })
  const importId = body?.data?.importId
  if (!importId) throw new Error(`Import refused (${status}): ${JSON.stringify(body)}`)
  return importId
}

/** The items of an import as the dialog shows them. */
async function importItems(user: HttpUser, importId: string): Promise<ImportItem[]> {
  const { status, body } = await user.send('GET', `/api/e2b/imports/${importId}`)
  const files = body?.data?.files
  if (!files) throw new Error(`No import (${status}): ${JSON.stringify(body)}`)
  return files
}

/** Waits until nothing of the import is unread. */
export async function untilImported(user: HttpUser, importId: string) {
  for (const until = Date.now() + SERVER_HANGS; Date.now() < until; await sleep(100)) {
    const items = await importItems(user, importId)
    if (items.every(({ state }) => state !== 'waiting')) return items
  }
  throw new Error(`The import is not done after ${SERVER_HANGS / 1000} s`)
}

/** Waits until an import whose items are done has ended: that stands in the trail a moment later. */
export async function untilEnded(user: HttpUser, importId: string) {
  for (const until = Date.now() + SERVER_HANGS; Date.now() < until; await sleep(20)) {
    const { body } = await user.send('GET', `/api/batches/${importId}`)
    if (body?.data?.state !== 'waiting') return
  }
  throw new Error(`The import has not ended after ${SERVER_HANGS / 1000} s`)
}
