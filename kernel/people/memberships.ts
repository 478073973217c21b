import type { Trx } from '#kernel/admin/resources/resource_records'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { has, id as uuid, text } from '#kernel/http/answers'
import { currentCompany } from '#kernel/tenancy/actor'
import { refuseOneUserTooMany } from '#kernel/tenancy/limits/refuse_one_user_too_many'

/** The role that a user has in a project. */
export interface Membership {
  readonly project: string
  readonly role: string
}

/** What a membership is called, for lists and for the trail. */
export interface NamedMembership extends Membership {
  readonly projectCode: string
  readonly roleZh: string
  readonly roleEn: string
}

/** The same as answers tell it. */
export const membershipAnswer = has({
  project: uuid,
  role: uuid,
  projectCode: text,
  roleZh: text,
  roleEn: text,
})

/** Roles in projects, by user. */
export async function membershipsOf(
  trx: Trx,
  userIds: readonly string[]
): Promise<Map<string, NamedMembership[]>> {
  const rows = await trx
    .from('memberships')
    .join('projects', 'projects.id', 'memberships.project_id')
    .join('roles', 'roles.id', 'memberships.role_id')
    .whereIn('user_id', [...userIds])
    .select('user_id', 'project_id as project', 'role_id as role', 'projects.code as projectCode')
    .select('roles.name_zh as roleZh', 'roles.name_en as roleEn')
    .orderBy('projects.code')
  const found = rows as (NamedMembership & { user_id: string })[]
  const byUser = new Map<string, NamedMembership[]>(userIds.map((id) => [id, []]))
  for (const { user_id: userId, ...membership } of found) byUser.get(userId)!.push(membership)
  return byUser
}

/**
 * Lets a user into a project. Refuses with 2008 who is in it already, with 2015 one user too many,
 * with 1005 a user, a project or a role that is not the company's.
 *
 * The account is held first and the project after it, from whichever side somebody is let in: two
 * who each hold what the other waits for never end. To try again what the database broke off would
 * help too, but the work of an act may have done more by then than the database can take back.
 */
export async function join(change: Change, userId: string, wish: Membership): Promise<void> {
  const { trx } = change
  await holdAccount(trx, userId)
  await refuseForeign(trx, wish)
  const key = { user_id: userId, project_id: wish.project }
  if (await trx.from('memberships').where(key).first()) throw new kernelErrors.E_IN_PROJECT()
  await refuseOneUserTooMany(change, wish.project)
  await trx.table('memberships').insert({ ...key, role_id: wish.role })
}

/** Gives a user another role in a project; refuses with 1005 who is not in it. */
export async function changeRole(change: Change, userId: string, wish: Membership): Promise<void> {
  const { trx } = change
  await refuseForeign(trx, wish)
  const key = { user_id: userId, project_id: wish.project }
  const changed = await trx.from('memberships').where(key).update({ role_id: wish.role })
  if (Number(changed) === 0) throw new kernelErrors.E_DATA_NOT_FOUND()
}

/** Takes a user out of a project. */
export async function leave({ trx }: Change, userId: string, projectId: string): Promise<void> {
  await trx.from('memberships').where({ user_id: userId, project_id: projectId }).delete()
}

/** Makes the projects of a user those of a list, and notes what becomes different. */
export async function setMemberships(
  change: Change,
  userId: string,
  wishes: readonly Membership[]
): Promise<void> {
  const before = (await membershipsOf(change.trx, [userId])).get(userId) ?? []
  const twice = wishes.some(
    ({ project }, at) => wishes.findIndex((w) => w.project === project) !== at
  )
  if (twice) throw new kernelErrors.E_IN_PROJECT()
  // In one order for everybody: two who each hold the project that the other waits for never end.
  const projects = new Set([...before, ...wishes].map(({ project }) => project))
  for (const id of [...projects].sort()) {
    const present = before.find(({ project }) => project === id)
    const wish = wishes.find(({ project }) => project === id)
    if (!wish) await leave(change, userId, id)
    else if (!present) await join(change, userId, wish)
    else if (present.role !== wish.role) await changeRole(change, userId, wish)
  }
}

/**
 * Until the change is over nobody deletes the user, who would leave the membership behind. Refuses
 * with 1005 who is not of the company.
 */
export async function holdAccount(trx: Trx, id: string): Promise<void> {
  const account = trx.from('users').where({ id, company_id: currentCompany() })
  const found = await account.whereNot('status', 'deleted').forUpdate().first()
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
}

/** From now on a form that was opened before is refused (1006). */
export async function raiseRevision(trx: Trx, userId: string): Promise<void> {
  await trx.from('users').where({ id: userId }).increment('revision', 1)
}

/** A role stays as it is while somebody is being given it: two locks of a row that do not fit. */
async function refuseForeign(trx: Trx, { project, role }: Membership): Promise<void> {
  const company = currentCompany()
  const foundProject = await trx
    .from('projects')
    .where({ id: project, company_id: company })
    .first()
  const foundRole = await trx
    .from('roles')
    .where({ id: role })
    .whereNull('removed_at')
    .whereNotIn('code', ['PLATFORM_ADMIN'])
    .where((own) => {
      void own.where('company_id', company).orWhereNull('company_id')
    })
    .forShare()
    .first()
  if (!foundProject || !foundRole) throw new kernelErrors.E_DATA_NOT_FOUND()
}
