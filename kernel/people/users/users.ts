import { inject } from '@adonisjs/core'

import type { Rows } from '#kernel/admin/resources/resource_reading'
import type { Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { listOf } from '#kernel/http/answers'
import User from '#kernel/identity/user'
import { wording } from '#kernel/lang/server/wording'
import { accountTable } from '#kernel/people/accounts/account_table'
import { Accounts } from '#kernel/people/accounts/accounts'
import { membershipAnswer, membershipsOf, setMemberships } from '#kernel/people/memberships'
import { type UserFields, userFields } from '#kernel/people/users/user_fields'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

/** The users of the current company. */
@inject()
export class Users extends Accounts<UserFields> {
  readonly table: ResourceTable<UserFields> = {
    ...accountTable,
    fields: userFields,
    withoutColumn: ['rank', 'projects'],
    fixed: ['username'],
    found: { ...accountTable.found, projects: listOf(membershipAnswer) },
  }

  constructor(database: Database, changes: Changes) {
    super(database, changes)
  }

  protected rows(trx: Trx): Rows {
    return User.query({ client: trx })
      .where({ companyId: currentCompany(), isPlatformAdmin: false })
      .whereNot('status', 'deleted')
  }

  protected ownerColumns(): Record<string, unknown> {
    return { ...super.ownerColumns(), companyId: currentCompany() }
  }

  protected derived({ rank }: ValuesOf<UserFields>) {
    return { isCompanyAdmin: rank === 'administrator' }
  }

  protected companyOf(): string {
    return currentCompany()
  }

  protected isAdministrator({ rank }: ValuesOf<UserFields>): boolean {
    return rank === 'administrator'
  }

  protected record(user: User): ResourceRow<UserFields> {
    return { ...super.record(user), rank: user.isCompanyAdmin ? 'administrator' : 'user' }
  }

  protected async complete(
    trx: Trx,
    users: ResourceRow<UserFields>[]
  ): Promise<ResourceRow<UserFields>[]> {
    const memberships = await membershipsOf(
      trx,
      users.map(({ id }) => id)
    )
    return users.map((user) => ({
      ...user,
      projects: (memberships.get(user.id) ?? []).map((each) => ({ ...each })),
    }))
  }

  protected async beforeChange(
    change: Change,
    before: ResourceRow<UserFields>,
    values: ValuesOf<UserFields>
  ): Promise<void> {
    await super.beforeChange(change, before, values)
    const isSelf = before.id === currentActor().userId
    if (isSelf && values.rank !== before.rank) {
      throw new kernelErrors.E_DELETE_SELF({ detail: ownRank })
    }
  }

  protected async writeWithoutColumn(
    change: Change,
    id: string,
    { projects }: ValuesOf<UserFields>
  ): Promise<void> {
    await setMemberships(change, id, projects as { project: string; role: string }[])
  }
}

const ownRank = wording('users_users.own_rank')
