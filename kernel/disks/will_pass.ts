import { isDatabaseAway } from '#kernel/database/is_database_away'
import { fullDiskOf } from '#kernel/disks/full_disk'

/**
 * Did this fail for what lies outside of the work: the database is away, a disk is full? The same
 * work succeeds later, so nothing is to be refused or given up for it.
 */
export function willPass(error: unknown): boolean {
  return isDatabaseAway(error) || fullDiskOf(error) !== undefined
}
