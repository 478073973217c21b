import { ResourceRecords } from '#kernel/admin/resources/resource_records'
import type { ResourceRow } from '#kernel/admin/resources/resource_table'
import { soundValues } from '#kernel/admin/resources/sound_values'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import { wording } from '#kernel/lang/server/wording'
import type User from '#kernel/identity/user'
import {
  type AccountFields,
  accountFields,
  firstPasswordFields,
} from '#kernel/people/accounts/account_fields'
import { giveFirstPassword } from '#kernel/people/accounts/first_password'
import {
  isInTerm,
  refuseLastAdministrator,
  staysOn,
} from '#kernel/people/accounts/refuse_last_administrator'
import { refuseNoRoom } from '#kernel/people/accounts/refuse_no_room'
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
> extends ResourceRecords<All> {
  /** A password comes with `afterCreate`; until then nothing matches it. */
  protected ownerColumns(): Record<string, unknown> {
    return { password: '' }
  }

  /** Company whose person it is, and whose policy of passwords holds; null for the platform. */
  protected abstract companyOf(account: ResourceRow<All>): string | null

  /** Whether somebody administers the company, or the platform. */
  protected abstract isAdministrator(account: ValuesOf<All>): boolean

  /** With whether the user has an authenticator app to lose. */
  protected record(user: User): ResourceRow<All> {
    return { ...super.record(user), authenticator: user.totpConfirmed }
  }

  protected async beforeCreate(change: Change, values: ValuesOf<All>): Promise<void> {
    refuseBackwards(values as ValuesOf<AccountFields>)
    await refuseNoRoom(change)
    const account = values as ValuesOf<AccountFields>
    const companyId = this.#companyOfNew('', values)
    await refuseTakenAccount(change.trx, account, companyId)
    await tellOtherAccounts(change, account, companyId)
  }

  protected async afterCreate(open: OpenChange, id: string, sent: unknown): Promise<void> {
    const { username, name, email } = soundValues(accountFields, sent)
    const companyId = this.#companyOfNew(id, soundValues(this.table.fields, sent))
    const { passwordBy, password } = soundValues(firstPasswordFields, sent)
    const typed = passwordBy === 'typed' ? password : undefined
    await giveFirstPassword(open, { id, username, name, email }, companyId, typed)
  }

  #companyOfNew(id: string, values: ValuesOf<All>): string | null {
    return this.companyOf({ id, revision: 1, ...values } as ResourceRow<All>)
  }

  protected async beforeChange(
    change: Change,
    before: ResourceRow<All>,
    values: ValuesOf<All>
  ): Promise<void> {
    const account = values as ValuesOf<AccountFields>
    const was = before as ResourceRow<AccountFields>
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
  protected async refuseLast(change: Change, account: ResourceRow<All>): Promise<void> {
    await refuseLastAdministrator(change, account.id, this.companyOf(account))
  }
}

function refuseBackwards({ startDate, endDate }: ValuesOf<AccountFields>): void {
  if (startDate === null || endDate === null || startDate <= endDate) return
  const message = wording('account_forms.message')
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'endDate', message }] })
}

const ownTerm = wording('account_forms.own_term')
