import type { FileStore } from '#kernel/files/file_store'

import type { ReadReport } from '#plugins/e2b/contract'

/**
 * Puts the documents of reports into the store, before the transaction that makes cases of them: a
 * slow store would hold it open until the database ends it. Of a report that is refused or skipped
 * they lie in the store as its file does, and nobody sees them.
 * @throws FileStoreFailure when the store is away
 */
export async function putDocuments(
  store: FileStore,
  reports: readonly ReadReport[]
): Promise<void> {
  for (const { attachments } of reports) {
    for (const bytes of attachments.values()) await store.put(bytes)
  }
}
