import type { FileStore } from '#kernel/files/file_store'

import type { ReadMessage } from '#plugins/e2b/exchange/message_tasks'

/**
 * Puts the documents of a file into the store, before the transaction that makes cases of its
 * reports: a slow store would hold it open until the database ends it. Of a report that is refused
 * or skipped they lie in the store as the file itself does, and nobody sees them.
 * @throws FileStoreFailure when the store is away
 */
export async function putDocuments(store: FileStore, read: ReadMessage): Promise<void> {
  if (!read.ok) return
  for (const { attachments } of read.reports) {
    for (const bytes of attachments.values()) await store.put(bytes)
  }
}
