import { inject } from '@adonisjs/core'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import { KeptResource, type Trx } from '#kernel/admin/kept/kept_resource'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import { soundValues } from '#kernel/admin/kept/sound_values'
import type { Change } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import { membershipsOf, setMemberships } from '#kernel/people/memberships'
import { refuseUnfinished } from '#kernel/people/refuse_unfinished'
import { giveFirstPassword } from '#kernel/people/users/first_password'
import { refuseTakenAccount } from '#kernel/people/users/refuse_taken_account'
import { type UserFields, userFields } from '#kernel/people/users/user_fields'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

export type UserStatus = 'active' | 'frozen'

export type KeptUser = Kept<UserFields> & { readonly status: UserStatus }

/** The users of the current company. Who is deleted keeps the row and the name, never to be used again. */
@inject()
export class Users extends KeptResource<UserFields> {
  readonly kept: KeptTable<UserFields> = {
    type: 'user',
    table: 'users',
    fields: userFields,
    apart: ['rank', 'projects'],
    fixed: ['username'],
    search: ['name', 'username', 'email', 'phone', 'description'],
    shown: { status: 'status', createdAt: 'created_at' },
    unique: {
      users_email_once: { field: 'email', refusal: kernelErrors.E_EMAIL_EXISTS },
      users_username_once: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
      users_username_key: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
    },
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

  /** A password comes with `afterCreate`; until then nothing matches it. */
  protected home(): Record<string, unknown> {
    return { ...super.home(), password: '' }
  }

  protected async complete(trx: Trx, users: Kept<UserFields>[]): Promise<Kept<UserFields>[]> {
    const ids = users.map(({ id }) => id)
    const [memberships, administrators] = [
      await membershipsOf(trx, ids),
      await trx.from('users').whereIn('id', ids).where({ is_company_admin: true }).select('id'),
    ]
    const isAdministrator = new Set(administrators.map(({ id }) => id as string))
    return users.map((user) => ({
      ...(user as KeptUser),
      rank: isAdministrator.has(user.id) ? 'administrator' : 'user',
      projects: (memberships.get(user.id) ?? []).map((each) => ({ ...each })),
    }))
  }

  protected async beforeCreate(change: Change, values: ValuesOf<UserFields>): Promise<void> {
    refuseBackwards(values)
    await refuseTakenAccount(change.trx, values)
  }

  protected async afterCreate(open: OpenChange, id: string, sent: unknown): Promise<void> {
    const { username, name, email } = soundValues(userFields, sent)
    await giveFirstPassword(open, { id, username, name, email }, sent)
  }

  protected async beforeChange(
    { trx }: Change,
    before: Kept<UserFields>,
    values: ValuesOf<UserFields>
  ): Promise<void> {
    refuseBackwards(values)
    await refuseTakenAccount(trx, values, { self: before.id })
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

  /** Deletes a user. Refuses with 2009 oneself, with 2014 who has tasks to finish. */
  async remove(id: string): Promise<Kept<UserFields>> {
    const act = { name: 'user.deleted', subject: { type: 'user', id } } as const
    return this.changes.record(act, async (change) => {
      const before = (await this.lock(change, id)) as KeptUser
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF()
      await refuseUnfinished(change, id)
      await setMemberships(change, id, [])
      const { trx } = change
      await trx
        .from('users')
        .where({ id })
        .update({
          status: 'deleted',
          removed_at: trx.raw('now()'),
          revision: before.revision + 1,
        })
      await endSessions(change, id)
      change.note('status', before.status, 'deleted')
      if (before.projects.length > 0) change.note('projects', before.projects, undefined)
      return before
    })
  }

  /**
   * Freezes a user, who keeps all tasks and is signed out at once, or lets the user in again.
   * Refuses with 1006 who is so already, with 2009 oneself.
   */
  async turn(id: string, to: UserStatus): Promise<Kept<UserFields>> {
    const verb = to === 'frozen' ? 'user.frozen' : 'user.unfrozen'
    return this.changes.record({ name: verb, subject: { type: 'user', id } }, async (change) => {
      const before = (await this.lock(change, id)) as KeptUser
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF({ detail: freezeSelf })
      if (before.status === to) throw new kernelErrors.E_DATA_STATUS()
      const revision = before.revision + 1
      await change.trx.from('users').where({ id }).update({ status: to, revision })
      if (to === 'frozen') await endSessions(change, id)
      change.note('status', before.status, to)
      return { ...before, status: to, revision }
    })
  }
}

function refuseBackwards({ startDate, endDate }: ValuesOf<UserFields>): void {
  if (startDate === null || endDate === null || startDate <= endDate) return
  const message = { en: 'The last day is before the first one.', zh: '结束日期早于开始日期' }
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'endDate', message }] })
}

const freezeSelf = { en: 'You cannot freeze yourself.', zh: '不能冻结自己' }
const ownRank = {
  en: 'You cannot take from yourself what makes you administrator. Ask another administrator.',
  zh: '不能修改自己的公司职责，请联系其他管理员。',
}
