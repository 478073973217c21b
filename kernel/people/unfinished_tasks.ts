import type { Trx } from '#kernel/admin/resources/resource_records'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Tasks of one kind that somebody has not finished: of the process, queries, unlocking, unblinding. */
export interface UnfinishedTasks {
  readonly kind: Words
  readonly count: number
}

/**
 * Tells which tasks of a user stand in the way of deleting them.
 * @param projectId only those of this project; of all projects of the company when absent
 */
export type FindUnfinishedTasks = (
  trx: Trx,
  userId: string,
  projectId?: string
) => Promise<readonly UnfinishedTasks[]>

/** Whatever gives people tasks says here which of them are open. */
export const unfinishedTasks = new ExtensionPoint<FindUnfinishedTasks>('people.unfinished_tasks')
