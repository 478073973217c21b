import app from '@adonisjs/core/services/app'

import { type Attention, type AttentionSource, MOST_NAMED } from '#kernel/admin/attention/attention'
import { Database } from '#kernel/database/database'
import { wording } from '#kernel/lang/server/wording'
import { currentCompany } from '#kernel/tenancy/actor'

/** So long somebody has to sign in for the first time before anybody is told. */
const DAYS = 7

/** Active people who have an account for a week and were never signed in. */
async function neverSignedIn(
  whose: object,
  either: object | undefined,
  resource: string
): Promise<Attention[]> {
  const database = await app.container.make(Database)
  const names = await database.readCompany(async (trx) => {
    const people = await trx
      .from('users')
      .where({ ...whose, status: 'active' })
      .where((any) => {
        for (const [column, value] of Object.entries(either ?? {})) any.orWhere(column, value)
      })
      .whereRaw(`created_at < now() - make_interval(days => ?)`, [DAYS])
      .whereRaw(
        `not exists (select from audit_lines
           where chain = 'user:' || users.id and act = 'user.signed_in')`
      )
      .orderBy('created_at')
      .select('name')
    return people.map(({ name }) => name as string)
  })
  if (names.length === 0) return []
  const named = names.slice(0, MOST_NAMED)
  const isMore = names.length > MOST_NAMED
  const values = { count: names.length, named, days: DAYS }
  const what = wording(
    isMore ? 'attention.never_signed_in_and_more' : 'attention.never_signed_in',
    values
  )
  return [{ what, place: { resource } }]
}

const administers = { is_platform_admin: true, is_company_admin: true }

/** Whom nobody has told of the account, or who does not need it. */
export const peopleNeverSeen: readonly AttentionSource[] = [
  {
    level: 'company',
    permission: 'USER_CONF',
    find: () => neverSignedIn({ company_id: currentCompany() }, undefined, 'access-review'),
  },
  {
    level: 'platform',
    permission: 'ADMIN_CONF',
    find: () => neverSignedIn({}, administers, 'administrators'),
  },
]
