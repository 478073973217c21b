import type { Trx } from '#kernel/admin/resources/resource_records'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

/**
 * Refuses a user name that somebody has or had, with 2013 in the same company and with 30018
 * elsewhere, and with 2007 a mailbox of somebody in the same company who may still sign in. Of
 * mailboxes that people of other companies have nothing is told. Unique indexes hold the same
 * against two at once.
 * @param companyId of the account; null for the platform
 * @param self id of the user who keeps the own name and mailbox
 * @param fields of the form in which they were typed
 */
export async function refuseTakenAccount(
  trx: Trx,
  { username, email }: { readonly username: string; readonly email: string },
  companyId: string | null,
  {
    self,
    fields = { username: 'username', email: 'email' },
  }: { self?: string; fields?: { readonly username: string; readonly email: string } } = {}
): Promise<void> {
  const named = await trx
    .from('users')
    .whereRaw('lower(username) = lower(?)', [username])
    .select('id', 'company_id', 'status')
    .first()
  if (named && named.id !== self) {
    const isOwn = named.company_id === (currentActor().companyId ?? null)
    const message = named.status === 'deleted' ? goneName : takenName
    const refusal = isOwn ? kernelErrors.E_USER_EXISTS : kernelErrors.E_NAME_REPEATED
    throw new refusal({ detail: message, errors: [{ field: fields.username, message }] })
  }
  const mailed = await trx
    .from('users')
    .whereRaw('lower(email) = lower(?)', [email])
    .where({ company_id: companyId })
    .whereNot('status', 'deleted')
    .select('id')
    .first()
  if (mailed && mailed.id !== self) {
    throw new kernelErrors.E_EMAIL_EXISTS({ errors: [{ field: fields.email, message: takenMail }] })
  }
}

const takenName: Words = wording('refuse_taken_account.taken_name')
const goneName: Words = wording('refuse_taken_account.gone_name')
const takenMail: Words = wording('refuse_taken_account.taken_mail')
