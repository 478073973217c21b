import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { currentScope } from '#kernel/tenancy/actor'

/** How somebody wants to be told in the project at hand. */
export interface Wishes {
  /** All of a day in one mail. */
  readonly isDigest: boolean
}

/** The wishes of a person; each by itself while they say nothing. */
export async function wishesOf(trx: TransactionClientContract, userId: string): Promise<Wishes> {
  const row = await trx.from('notification_wishes').where({ user_id: userId }).first()
  return { isDigest: row?.is_digest === true }
}

/** Keeps what somebody wishes. */
export async function keepWishes(change: Change, userId: string, { isDigest }: Wishes) {
  const { companyId, projectId, environment } = currentScope()
  await change.trx.rawQuery(
    `insert into notification_wishes (company_id, project_id, environment, user_id, is_digest)
     values (?, ?, ?, ?, ?)
     on conflict (project_id, environment, user_id) do update set is_digest = excluded.is_digest`,
    [companyId, projectId, environment, userId, isDigest]
  )
}
