import type User from '#kernel/identity/user'

/** Whether the password must be changed before anything else (2004). */
export function hasExpired({ passwordExpiresAt }: User, now = Date.now()): boolean {
  return passwordExpiresAt !== null && passwordExpiresAt.getTime() <= now
}
