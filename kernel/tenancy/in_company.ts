import { actAs, currentActor } from '#kernel/tenancy/actor'

/**
 * Does the work of the platform as one that concerns a company: what is read and written is that
 * company's, and so are the lines of the audit trail.
 */
export function inCompany<Result>(companyId: string, work: () => Result): Result {
  const actor = currentActor()
  if (!actor.isPlatform) throw new Error('Only the platform acts in companies that it names')
  return actAs({ ...actor, companyId, scope: undefined }, work)
}
