import app from '@adonisjs/core/services/app'

import type {
  ConfigurationAccess,
  ConfigurationPart,
  ConfigurationSource,
  ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { actorOfUser, type ChosenProject } from '#kernel/identity/actor_of_user'
import User from '#kernel/identity/user'
import { type Actor, actAs, currentActor } from '#kernel/tenancy/actor'

/** A part with what the source has of it. */
export interface ChosenPart extends Pick<ConfigurationPart, 'name' | 'label' | 'holds'> {
  readonly access: ConfigurationAccess
  readonly theirs: readonly ConfiguredThing[]
}

/**
 * What a project, or the company, has of some parts. Read before anything is written: a change sees
 * its own project alone. Refuses with 1005 a project that the actor does not configure or the one at
 * hand, with 2017 a part that is not there, with 1003 one that the actor may not configure there.
 * @param parts that the actor may copy
 * @param names of those that are asked for
 */
export async function readSource(
  from: ChosenProject | 'company',
  parts: readonly ConfigurationPart[],
  names: readonly string[]
): Promise<ChosenPart[]> {
  const source = from === 'company' ? null : await actorThere(from)
  const chosen: ChosenPart[] = []
  for (const asked of new Set(names)) {
    const found = parts.find(({ name, templates }) => name === asked && (source ?? templates))
    if (!found) throw new kernelErrors.E_PARAMETER({ fields: ['parts'] })
    const { name, label, holds } = found
    const access: ConfigurationAccess = await app.container.make(found.access as never)
    const theirs = source ? await listThere(source, found, access) : await listTemplates(found)
    chosen.push({ name, label, holds, access, theirs })
  }
  return chosen
}

async function listThere(
  source: Actor,
  { name, permission }: ConfigurationPart,
  access: ConfigurationAccess
): Promise<ConfiguredThing[]> {
  if (!source.permissions.has(permission)) throw new kernelErrors.E_NO_PERMISSION()
  return actAs(source, () => access.list(name))
}

async function listTemplates({ name, templates }: ConfigurationPart): Promise<ConfiguredThing[]> {
  const source: ConfigurationSource = await app.container.make(templates as never)
  return source.list(name)
}

/** Whoever acts, in the project that is copied from. */
async function actorThere(from: ChosenProject): Promise<Actor> {
  const { userId, scope } = currentActor()
  const isHere = from.projectId === scope?.projectId && from.environment === scope.environment
  const user = userId && !isHere ? await User.find(userId) : null
  const there = user && (await actorOfUser(user, from))
  if (!there?.scope || !there.permissions.has('SYS_CONF')) {
    throw new kernelErrors.E_DATA_NOT_FOUND()
  }
  return there
}
