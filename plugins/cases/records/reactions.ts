import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { collectAll } from '#kernel/plugins/collect_all'

import { type CaseHappenings, caseReactions } from '#plugins/cases/contract/reactions'

/** Reactions to reactions, to which others react: nothing sensible goes deeper. */
const DEEPEST = 10

/** How much happened to cases in a transaction, and how deep in reactions it is. */
interface Course {
  happened: number
  depth: number
}

const courses = new WeakMap<TransactionClientContract, Course>()

/**
 * Lets all plugins do what must follow. Throws when one that reacts to cases has failed: nothing is done
 * without what belongs to it.
 * @returns whether that made something else happen to cases
 */
export async function react<Kind extends keyof CaseHappenings>(
  kind: Kind,
  trx: TransactionClientContract,
  happened: CaseHappenings[Kind]
): Promise<boolean> {
  const course = courses.get(trx) ?? { happened: 0, depth: 0 }
  courses.set(trx, course)
  if (course.depth === DEEPEST) throw new Error('Reactions to cases do not come to rest')
  const before = ++course.happened
  course.depth++
  try {
    for (const reaction of await collectAll(app, caseReactions)) await reaction[kind]?.(happened)
  } finally {
    course.depth--
  }
  return course.happened > before
}
