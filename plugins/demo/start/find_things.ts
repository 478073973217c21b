import type User from '#kernel/identity/user'
import { actorOfUser } from '#kernel/identity/actor_of_user'
import { findContract } from '#kernel/plugins/find_contract'
import { actAs } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'

import { type Thing, thingsIn } from '#plugins/demo/start/things'

import { demoCompanies } from '#tests/invented/companies'

/** Something to try as one person sees it. */
export interface FoundThing extends Pick<Thing, 'key' | 'environment'> {
  readonly project: { readonly id: string; readonly code: string }
  /** Null for those who may not. */
  readonly href: string | null
  /** User name of who may; null for those who may themselves. */
  readonly as: string | null
}

const companyNames: readonly string[] = demoCompanies.map(({ name }) => name)

/** What a person of the demonstration may try; nothing for others, and nothing that is gone. */
export async function findThings(user: User): Promise<FoundThing[]> {
  const projects = (await listProjectsOf(user.id)).filter(({ companyName }) =>
    companyNames.includes(companyName)
  )
  const byCode = new Map(projects.map((project) => [project.code, project]))
  const found: FoundThing[] = []
  for (const thing of thingsIn(new Set(byCode.keys()))) {
    const { id, code, companyName } = byCode.get(thing.project)!
    const href = await addressOf(user, id, thing)
    if (href === undefined) continue
    const { users } = demoCompanies.find(({ name }) => name === companyName)!
    const as = href === null ? users.find(({ role }) => role === thing.role)!.username : null
    found.push({ key: thing.key, environment: thing.environment, project: { id, code }, href, as })
  }
  return found
}

/** Null where the person may not; undefined where there is nothing any more. */
async function addressOf(
  user: User,
  projectId: string,
  { environment, permission, path, identifier }: Thing
): Promise<string | null | undefined> {
  const actor = await actorOfUser(user, { projectId, environment })
  if (!actor.permissions.has(permission)) return null
  if (identifier === undefined) return path
  const contract = () =>
    import('#plugins/cases/contract/reading').then(({ CaseReading }) => CaseReading)
  const reading = await findContract('cases', contract)
  if (!reading) return undefined
  const matches = await actAs(actor, () => reading.findByIdentifiers([identifier]))
  const match = matches.find(({ element }) => element === 'C.1.1')
  return match && path.replace(':case', match.caseId)
}
