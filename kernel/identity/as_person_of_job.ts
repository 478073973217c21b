import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isAccountActive } from '#kernel/identity/account_active'
import { actorOfUser } from '#kernel/identity/actor_of_user'
import User from '#kernel/identity/user'
import { type Actor, actAs, currentActor } from '#kernel/tenancy/actor'

/**
 * Does part of a job as the person on whose behalf it runs, with the rights that they have at this
 * moment: what a job writes down for somebody is what they may see. Refuses with 1003 when they have
 * lost the permission, or their account.
 */
export async function asPersonOfJob<Result>(
  permission: string,
  work: () => Promise<Result>
): Promise<Result> {
  const actor = await personOfJob()
  if (!actor?.permissions.has(permission)) throw new kernelErrors.E_NO_PERMISSION()
  return actAs(actor, work)
}

/** Whether nobody or the system is behind a job, or a person who has the permission at this moment. */
export async function mayPersonOfJob(permission: string): Promise<boolean> {
  if (currentActor().userId === null) return true
  return (await personOfJob())?.permissions.has(permission) ?? false
}

async function personOfJob(): Promise<Actor | null> {
  const { userId, scope } = currentActor()
  const user = userId === null ? null : await User.find(userId)
  return user && (await isAccountActive(user)) ? actorOfUser(user, scope) : null
}
