import { CommitUnknown } from '#kernel/database/failed_commit'
import { hasCollided } from '#kernel/database/has_collided'
import { isDatabaseAway } from '#kernel/database/is_database_away'
import { fullDiskOf } from '#kernel/disks/full_disk'

/**
 * Did this fail for what lies outside of the work: the database is away, or nobody knows whether it
 * committed, somebody else wrote the same at that moment, a disk is full? The same work succeeds
 * later, so nothing is to be refused or given up for it.
 */
export function willPass(error: unknown): boolean {
  if (error instanceof CommitUnknown || hasCollided(error)) return true
  return isDatabaseAway(error) || fullDiskOf(error) !== undefined
}
