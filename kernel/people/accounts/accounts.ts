import { KeptResource, type Trx } from '#kernel/admin/kept/kept_resource'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import { soundValues } from '#kernel/admin/kept/sound_values'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import { forgetAuthenticator } from '#kernel/identity/second_factor/forget_authenticator'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import {
  type AccountFields,
  accountFields,
  accountStatus,
  firstPasswordFields,
} from '#kernel/people/accounts/account_fields'
import { giveFirstPassword } from '#kernel/people/accounts/first_password'
import { refuseGoneCompany } from '#kernel/people/accounts/refuse_gone_company'
import {
  isInTerm,
  refuseLastAdministrator,
} from '#kernel/people/accounts/refuse_last_administrator'
import { refuseTakenAccount } from '#kernel/people/accounts/refuse_taken_account'
import { tellNewAddress } from '#kernel/people/accounts/tell_new_address'
import { membershipsOf, setMemberships } from '#kernel/people/memberships'
import { refuseUnfinished } from '#kernel/people/refuse_unfinished'
import { currentActor } from '#kernel/tenancy/actor'

export type AccountStatus = 'active' | 'frozen'

interface Account {
  readonly id: string
  readonly revision: number
  readonly status: AccountStatus
}

/**
 * People who sign in. Who is deleted keeps the row and the name, never to be used again. Whose
 * people they are, and what else they are given, says the class below.
 */
export abstract class Accounts<
  All extends AccountFields & Fields = AccountFields & Fields,
> extends KeptResource<All> {
  /** A password comes with `afterCreate`; until then nothing matches it. */
  protected home(): Record<string, unknown> {
    return { password: '' }
  }

  /** Company whose person it is, and whose policy of passwords holds; null for the platform. */
  protected abstract companyOf(account: Kept<All>): string | null

  /** Whether somebody administers the company, or the platform. */
  protected abstract isAdministrator(account: ValuesOf<All>): boolean

  /** Whether the user has an authenticator app to lose. */
  protected async complete(trx: Trx, accounts: Kept<All>[]): Promise<Kept<All>[]> {
    const ids = accounts.map(({ id }) => id)
    const rows = await trx
      .from('users')
      .whereIn('id', ids)
      .where({ totp_confirmed: true })
      .select('id')
    const having = new Set(rows.map(({ id }) => id as string))
    return accounts.map((account) => ({ ...account, authenticator: having.has(account.id) }))
  }

  protected async beforeCreate(change: Change, values: ValuesOf<All>): Promise<void> {
    refuseBackwards(values as ValuesOf<AccountFields>)
    await refuseGoneCompany(change)
    await refuseTakenAccount(change.trx, values as ValuesOf<AccountFields>)
  }

  protected async afterCreate(open: OpenChange, id: string, sent: unknown): Promise<void> {
    const { username, name, email } = soundValues(accountFields, sent)
    const values = soundValues(this.kept.fields, sent)
    const companyId = this.companyOf({ id, revision: 1, ...values })
    await giveFirstPassword(open, { id, username, name, email }, sent, companyId)
  }

  protected async beforeChange(
    change: Change,
    before: Kept<All>,
    values: ValuesOf<All>
  ): Promise<void> {
    const account = values as ValuesOf<AccountFields>
    refuseBackwards(account)
    const isSelf = before.id === currentActor().userId
    if (isSelf && !isInTerm(account)) throw new kernelErrors.E_DELETE_SELF({ detail: ownTerm })
    const goesOn = this.isAdministrator(values) && isInTerm(account)
    if (this.isAdministrator(before) && !goesOn) await this.#refuseLast(change, before)
    await refuseTakenAccount(change.trx, account, { self: before.id })
    const was = before as Kept<AccountFields>
    if (was.email !== account.email) await tellNewAddress(change, was)
  }

  /** Deletes a user. Refuses with 2009 oneself and the last administrator, with 2014 who has tasks to finish. */
  async remove(id: string): Promise<Kept<All>> {
    return this.#act('user.deleted', id, async (change, before) => {
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF()
      if (this.isAdministrator(before)) await this.#refuseLast(change, before)
      await refuseUnfinished(change, id)
      const projects = (await membershipsOf(change.trx, [id])).get(id) ?? []
      await setMemberships(change, id, [])
      await endSessions(change, id)
      change.note('status', before.status, 'deleted')
      if (projects.length > 0) change.note('projects', projects, undefined)
      return { status: 'deleted', removed_at: change.trx.raw('now()') }
    })
  }

  /**
   * Freezes a user, who keeps all tasks and is signed out at once, or lets the user in again.
   * Refuses with 1006 who is so already, with 2009 oneself and the last administrator.
   */
  async turn(id: string, to: AccountStatus): Promise<Kept<All>> {
    const name = to === 'frozen' ? 'user.frozen' : 'user.unfrozen'
    return this.#act(name, id, async (change, before) => {
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF({ detail: freezeSelf })
      if (before.status === to) throw new kernelErrors.E_DATA_STATUS()
      if (to === 'frozen') {
        if (this.isAdministrator(before)) await this.#refuseLast(change, before)
        await endSessions(change, id)
      }
      change.note('status', before.status, to)
      return { status: to }
    })
  }

  /** For who has lost the telephone: another authenticator app is set up at the next sign-in. */
  async forgetAuthenticator(id: string): Promise<Kept<All>> {
    return this.#act('user.authenticator_forgotten', id, async (change) => {
      await forgetAuthenticator(change, id)
      return {}
    })
  }

  async #refuseLast(change: Change, account: Kept<All>): Promise<void> {
    await refuseLastAdministrator(change, account.id, this.companyOf(account))
  }

  /** One act on an account that is there; gives the columns that it changes. */
  async #act(
    name: `user.${string}`,
    id: string,
    work: (change: Change, before: Kept<All> & Account) => Promise<Record<string, unknown>>
  ): Promise<Kept<All>> {
    return this.changes.record({ name, subject: { type: 'user', id } }, async (change) => {
      const before = await this.lock(change, id)
      const account = before as Kept<All> & Account
      change.inCompany(this.companyOf(before))
      const revision = before.revision + 1
      const columns = await work(change, account)
      await change.trx
        .from('users')
        .where({ id })
        .update({ ...columns, revision })
      return { ...before, status: columns.status ?? account.status, revision }
    })
  }
}

/** What every table of accounts has in common. */
export const accountTable = {
  first: firstPasswordFields,
  type: 'user',
  table: 'users',
  search: ['name', 'username', 'email', 'phone', 'description'],
  shown: { status: 'status', createdAt: 'created_at' },
  narrowed: { status: accountStatus },
  unique: {
    users_email_once: { field: 'email', refusal: kernelErrors.E_EMAIL_EXISTS },
    users_username_once: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
    users_username_key: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
  },
} as const satisfies Omit<KeptTable, 'fields'>

function refuseBackwards({ startDate, endDate }: ValuesOf<AccountFields>): void {
  if (startDate === null || endDate === null || startDate <= endDate) return
  const message = { en: 'The last day is before the first one.', zh: '结束日期早于开始日期' }
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'endDate', message }] })
}

const freezeSelf = { en: 'You cannot freeze yourself.', zh: '不能冻结自己' }
const ownTerm = {
  en: 'With these days you could not sign in any more. Ask another administrator.',
  zh: '按此日期您将无法登录，请联系其他管理员。',
}
