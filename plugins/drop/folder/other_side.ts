import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { writeDurably } from '#kernel/files/write_durably'

import type { Connection } from '#plugins/gateway/contract/transport'
import { FolderOtherSide } from '#plugins/drop/contract/other_side'
import { filesAtRest, makeFolders, placeOf } from '#plugins/drop/folder/place'

/** The partner is on the same server. */
export default class StoredOtherSide extends FolderOtherSide {
  async collect(
    connection: Connection,
    take: (name: string, bytes: Uint8Array) => Promise<void>
  ): Promise<void> {
    const place = placeOf(connection)
    if (place === null) return
    await makeFolders(place)
    for await (const { name, path } of filesAtRest(place.outgoing)) {
      await take(name, await readFile(path))
      await rm(path)
    }
  }

  async answer(connection: Connection, name: string, bytes: Uint8Array): Promise<void> {
    const place = placeOf(connection)
    if (place === null) throw new Error('The folder has no name')
    await makeFolders(place)
    const draft = join(place.drafts, randomUUID())
    await writeDurably(draft, join(place.incoming, name), bytes)
  }
}
