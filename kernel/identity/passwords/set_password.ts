import type { Change } from '#kernel/changes/change'
import { holdUser } from '#kernel/identity/hold_user'
import { identitySettings } from '#kernel/identity/identity_settings'
import type { PasswordPolicy } from '#kernel/identity/passwords/password_policy'
import { endSessions } from '#kernel/identity/sessions/end_sessions'

const DAY_MS = 24 * 3600 * 1000

/**
 * Gives a user a password and ends all sessions and tokens that were opened with the old one.
 * @param hashed from `hashPassword`, made before the change opens: it takes its time
 * @returns the number of the sessions that count from now on
 */
export async function setPassword(
  change: Change,
  userId: string,
  hashed: string,
  policy: PasswordPolicy
): Promise<number> {
  const { passwordDays } = identitySettings()
  // What is long enough does not age (OWASP ASVS 5.0, V6.2.10).
  const ages = policy === 'basic' && passwordDays > 0
  const user = await holdUser(change, userId)
  user.password = hashed
  user.passwordChangedAt = new Date()
  user.passwordExpiresAt = ages ? new Date(Date.now() + passwordDays * DAY_MS) : null
  await user.save()
  return endSessions(change, userId)
}
