import type { Change } from '#kernel/changes/change'
import { endSessions } from '#kernel/identity/sessions/end_sessions'

/**
 * Takes away what the authenticator app of a user knows: who has lost the telephone sets another
 * one up at the next sign-in, with the password. All sessions and tokens end.
 */
export async function forgetAuthenticator(change: Change, userId: string): Promise<void> {
  await change.trx
    .from('users')
    .where({ id: userId })
    .update({ totp_secret: null, totp_confirmed: false, totp_step: 0 })
  await endSessions(change, userId)
}
