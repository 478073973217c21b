import { type Actor, currentActor } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

/** What waits in the queue: the data of the job, and on whose behalf it runs. */
export interface JobPayload {
  readonly actor: Pick<Actor, 'userId' | 'name' | 'isPlatform'>
  readonly scope: Scope | null
  readonly data: unknown
}

/** Packs data together with the actor and the scope of this moment. */
export function packJob(data: unknown): JobPayload {
  const { userId, name, isPlatform, scope } = currentActor()
  return { actor: { userId, name, isPlatform }, scope: scope ?? null, data }
}

/** What a job brings that nobody made: the system does it, on its schedule. */
export const scheduledJob: JobPayload = {
  actor: { userId: null, name: 'system', isPlatform: true },
  scope: null,
  data: null,
}

/**
 * The actor that a job runs as. It carries no permissions: whether the act was allowed was asked
 * when the job was made.
 */
export function actorOfJob({ actor, scope }: JobPayload): Actor {
  return { ...actor, permissions: new Set(), scope: scope ?? undefined }
}
