import { inject } from '@adonisjs/core'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Trx } from '#kernel/admin/kept/kept_resource'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { wording } from '#kernel/lang/server/wording'
import { accountTable } from '#kernel/people/accounts/account_table'
import { Accounts } from '#kernel/people/accounts/accounts'
import { membershipsOf, setMemberships } from '#kernel/people/memberships'
import { type UserFields, userFields } from '#kernel/people/users/user_fields'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

/** The users of the current company. */
@inject()
export class Users extends Accounts<UserFields> {
  readonly kept: KeptTable<UserFields> = {
    ...accountTable,
    fields: userFields,
    apart: ['rank', 'projects'],
    fixed: ['username'],
  }

  constructor(database: Database, changes: Changes) {
    super(database, changes)
  }

  protected rows(trx: Trx): DatabaseQueryBuilderContract {
    return trx
      .from('users')
      .where({ company_id: currentCompany(), is_platform_admin: false })
      .whereNot('status', 'deleted')
  }

  protected home(): Record<string, unknown> {
    return { ...super.home(), company_id: currentCompany() }
  }

  protected companyOf(): string {
    return currentCompany()
  }

  protected isAdministrator({ rank }: ValuesOf<UserFields>): boolean {
    return rank === 'administrator'
  }

  protected async complete(trx: Trx, users: Kept<UserFields>[]): Promise<Kept<UserFields>[]> {
    const ids = users.map(({ id }) => id)
    const [memberships, administrators] = [
      await membershipsOf(trx, ids),
      await trx.from('users').whereIn('id', ids).where({ is_company_admin: true }).select('id'),
    ]
    const isAdministrator = new Set(administrators.map(({ id }) => id as string))
    return (await super.complete(trx, users)).map((user) => ({
      ...user,
      rank: isAdministrator.has(user.id) ? 'administrator' : 'user',
      projects: (memberships.get(user.id) ?? []).map((each) => ({ ...each })),
    }))
  }

  protected async beforeChange(
    change: Change,
    before: Kept<UserFields>,
    values: ValuesOf<UserFields>
  ): Promise<void> {
    await super.beforeChange(change, before, values)
    const isSelf = before.id === currentActor().userId
    if (isSelf && values.rank !== before.rank) {
      throw new kernelErrors.E_DELETE_SELF({ detail: ownRank })
    }
  }

  protected async writeApart(
    change: Change,
    id: string,
    { rank, projects }: ValuesOf<UserFields>
  ): Promise<void> {
    const isAdministrator = rank === 'administrator'
    await change.trx.from('users').where({ id }).update({ is_company_admin: isAdministrator })
    await setMemberships(change, id, projects as { project: string; role: string }[])
  }
}

const ownRank = wording('users_users.own_rank')
