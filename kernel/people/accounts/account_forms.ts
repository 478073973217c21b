import { KeptResource, type Trx } from '#kernel/admin/kept/kept_resource'
import type { Kept } from '#kernel/admin/kept/kept_table'
import { soundValues } from '#kernel/admin/kept/sound_values'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import { wording } from '#kernel/lang/server/wording'
import {
  type AccountFields,
  accountFields,
  firstPasswordFields,
} from '#kernel/people/accounts/account_fields'
import { giveFirstPassword } from '#kernel/people/accounts/first_password'
import { refuseGoneCompany } from '#kernel/people/accounts/refuse_gone_company'
import {
  isInTerm,
  refuseLastAdministrator,
  staysOn,
} from '#kernel/people/accounts/refuse_last_administrator'
import { refuseTakenAccount } from '#kernel/people/accounts/refuse_taken_account'
import { tellNewAddress } from '#kernel/people/accounts/tell_new_address'
import { tellOtherAccounts } from '#kernel/people/accounts/tell_other_accounts'
import { currentActor } from '#kernel/tenancy/actor'

/**
 * What is typed of people who sign in: they are made and changed, and told of it. Whose people they
 * are, and what else they are given, says the class below.
 */
export abstract class AccountForms<
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
    const account = values as ValuesOf<AccountFields>
    const companyId = this.#companyOfNew('', values)
    await refuseTakenAccount(change.trx, account, companyId)
    await tellOtherAccounts(change, account, companyId)
  }

  protected async afterCreate(open: OpenChange, id: string, sent: unknown): Promise<void> {
    const { username, name, email } = soundValues(accountFields, sent)
    const companyId = this.#companyOfNew(id, soundValues(this.kept.fields, sent))
    const { passwordBy, password } = soundValues(firstPasswordFields, sent)
    const typed = passwordBy === 'typed' ? password : undefined
    await giveFirstPassword(open, { id, username, name, email }, companyId, typed)
  }

  #companyOfNew(id: string, values: ValuesOf<All>): string | null {
    return this.companyOf({ id, revision: 1, ...values } as Kept<All>)
  }

  protected async beforeChange(
    change: Change,
    before: Kept<All>,
    values: ValuesOf<All>
  ): Promise<void> {
    const account = values as ValuesOf<AccountFields>
    const was = before as Kept<AccountFields>
    refuseBackwards(account)
    const isSelf = before.id === currentActor().userId
    if (isSelf && !isInTerm(account)) throw new kernelErrors.E_DELETE_SELF({ detail: ownTerm })
    const goesOn = this.isAdministrator(values) && staysOn(was, account)
    if (this.isAdministrator(before) && !goesOn) await this.refuseLast(change, before)
    await refuseTakenAccount(change.trx, account, this.companyOf(before), { self: before.id })
    if (was.email === account.email) return
    await tellNewAddress(change, was)
    await tellOtherAccounts(change, account, this.companyOf(before))
  }

  /** Refuses with 2009 to take somebody away without whom nobody would administer. */
  protected async refuseLast(change: Change, account: Kept<All>): Promise<void> {
    await refuseLastAdministrator(change, account.id, this.companyOf(account))
  }
}

function refuseBackwards({ startDate, endDate }: ValuesOf<AccountFields>): void {
  if (startDate === null || endDate === null || startDate <= endDate) return
  const message = wording('account_forms.message')
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'endDate', message }] })
}

const ownTerm = wording('account_forms.own_term')
