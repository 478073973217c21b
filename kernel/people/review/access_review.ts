import { inject } from '@adonisjs/core'

import type { Trx } from '#kernel/admin/resources/resource_records'
import { listRows } from '#kernel/admin/resources/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { Database } from '#kernel/database/database'
import { membershipsOf, type NamedMembership } from '#kernel/people/memberships'
import { currentCompany } from '#kernel/tenancy/actor'

/** Whether somebody should go on having what they have (reliability and security, R8). */
export interface ReviewedUser {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly status: 'active' | 'frozen' | 'deleted'
  readonly administrator: boolean
  readonly endDate: string | null
  readonly roles: readonly NamedMembership[]
  /** Moments of the clock of the database; null for never. */
  readonly lastSignIn: Date | null
  readonly lastChange: Date | null
  readonly changeAct: string | null
  readonly changedBy: string | null
  /** Changes of the user and of the user's rights within the last 90 days. */
  readonly changes: number
}

export const reviewColumns = {
  name: 'name',
  username: 'username',
  status: 'status',
  endDate: 'endDate',
  lastSignIn: 'lastSignIn',
  lastChange: 'lastChange',
  changes: 'changes',
  id: 'id',
} as const

/** What others do with an account; what somebody does with the own one is no change of rights. */
const CHANGES = `array['user.created', 'user.changed', 'user.frozen', 'user.unfrozen',
  'user.deleted', 'user.joined_project', 'user.left_project', 'user.role_changed',
  'user.password_set', 'user.authenticator_forgotten']`

const signIns = `left join lateral (
    select max(at) as at from audit_lines
    where chain = 'user:' || users.id and act = 'user.signed_in'
  ) signed on true`

const changes = `left join lateral (
    select count(*) filter (where at > now() - interval '90 days')::int as n,
      max(at) as at,
      (array_agg(act order by seq desc))[1] as act,
      (array_agg(actor_name order by seq desc))[1] as actor
    from audit_lines
    where chain = 'user:' || users.id and act = any (${CHANGES})
  ) changed on true`

/** The users of the company with their roles, last sign-in and changes, also those deleted. */
@inject()
export class AccessReview {
  constructor(private database: Database) {}

  async list(query: AdminListQuery): Promise<AdminList> {
    return this.database.readCompany(async (trx) => {
      const listed = { columns: reviewColumns, search: ['name', 'username'] }
      const { rows, total } = await listRows(() => reviewed(trx), query, listed)
      const users = rows as unknown as ReviewedUser[]
      const roles = await membershipsOf(
        trx,
        users.map(({ id }) => id)
      )
      return { rows: users.map((user) => ({ ...user, roles: roles.get(user.id) ?? [] })), total }
    })
  }
}

function reviewed(trx: Trx) {
  const company = currentCompany()
  return trx.from((all) => {
    void all
      .from('users')
      .joinRaw(signIns)
      .joinRaw(changes)
      .where('company_id', company)
      .select('users.id', 'name', 'username', 'status', 'is_company_admin as administrator')
      .select(trx.raw(`to_char(end_date, 'YYYY-MM-DD') as "endDate"`))
      .select('signed.at as lastSignIn', 'changed.at as lastChange', 'changed.n as changes')
      .select('changed.act as changeAct', 'changed.actor as changedBy')
      .as('review')
  })
}
