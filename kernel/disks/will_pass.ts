import { CommitUnknown } from '#kernel/database/failed_commit'
import { hasCollided } from '#kernel/database/has_collided'
import { isDatabaseAway } from '#kernel/database/is_database_away'
import { fullDiskOf } from '#kernel/disks/full_disk'
import { FileStoreFailure } from '#kernel/files/file_store'

/**
 * Did this fail for what lies outside of the work: the database is away, or nobody knows whether it
 * committed, somebody else wrote the same at that moment, the file store is away, a disk is full?
 * The same work succeeds later, so nothing is to be refused or given up for it.
 */
export function willPass(error: unknown): boolean {
  if (error instanceof CommitUnknown || error instanceof FileStoreFailure) return true
  return hasCollided(error) || isDatabaseAway(error) || fullDiskOf(error) !== undefined
}
