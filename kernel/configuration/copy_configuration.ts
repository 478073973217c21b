import { isDeepStrictEqual } from 'node:util'

import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'
import {
  type ConfigurationAccess,
  type ConfigurationPart,
  configurationParts,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { actorOfUser, type ChosenProject } from '#kernel/identity/actor_of_user'
import User from '#kernel/identity/user'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { type Actor, actAs, currentActor } from '#kernel/tenancy/actor'

export interface CopyConfigurationInput {
  /** Where it is copied from; to where the actor is. */
  readonly from: ChosenProject
  /** Names of the parts that are copied. */
  readonly parts: readonly string[]
}

/** What copying does to one thing. */
export interface CopiedThing {
  readonly key: string
  readonly name: Words
  readonly state: 'added' | 'changed' | 'same'
  readonly before?: unknown
  readonly after: unknown
}

export interface CopiedPart {
  readonly name: string
  readonly label: Words
  readonly things: readonly CopiedThing[]
}

/**
 * Copies what is configured in one project, or in its other environment, to the one at hand. What
 * the source has is brought over; what the target alone has stays.
 */
@inject()
export class CopyConfiguration {
  constructor(
    private plugins: PluginRegistry,
    private changes: Changes
  ) {}

  /** The parts that can be copied. */
  async parts(): Promise<readonly ConfigurationPart[]> {
    return this.plugins.collect(configurationParts)
  }

  /** What copying would do now. Refuses as `handle` does. */
  async preview(input: CopyConfigurationInput): Promise<CopiedPart[]> {
    const chosen = await this.#read(input)
    return Promise.all(chosen.map(compare))
  }

  /**
   * Copies, all parts or none.
   * Refuses with 1005 a project that the actor does not configure or the very same one, with 2017
   * a part that is not there.
   * @returns what it did
   */
  async handle(input: CopyConfigurationInput): Promise<CopiedPart[]> {
    const chosen = await this.#read(input)
    return this.changes.recordMany(async (open) => {
      const copied: CopiedPart[] = []
      for (const part of chosen) {
        const done = await compare(part)
        const news = done.things.filter(({ state }) => state !== 'same')
        const things = news.map(({ key, after }) => ({ key, value: after }))
        if (things.length > 0) await part.access.write(open, part.name, things)
        copied.push(done)
      }
      return copied
    })
  }

  /** What the source has. Read before anything is written: a change sees its own project alone. */
  async #read({ from, parts: names }: CopyConfigurationInput): Promise<ChosenPart[]> {
    const source = await this.#source(from)
    const parts = await this.parts()
    const chosen: ChosenPart[] = []
    for (const asked of new Set(names)) {
      const found = parts.find(({ name }) => name === asked)
      if (!found) throw new kernelErrors.E_PARAMETER({ fields: ['parts'] })
      const { access: type, ...part } = found
      const access: ConfigurationAccess = await app.container.make(type as never)
      chosen.push({ ...part, access, theirs: await actAs(source, () => access.list(part.name)) })
    }
    return chosen
  }

  /** Whoever acts, in the project that is copied from. */
  async #source(from: ChosenProject): Promise<Actor> {
    const { userId, scope } = currentActor()
    const isHere = from.projectId === scope?.projectId && from.environment === scope.environment
    const user = userId && !isHere ? await User.find(userId) : null
    const source = user && (await actorOfUser(user, from))
    if (!source?.scope || !source.permissions.has('SYS_CONF')) {
      throw new kernelErrors.E_DATA_NOT_FOUND()
    }
    return source
  }
}

/** A part with what the source has of it. */
interface ChosenPart extends Omit<ConfigurationPart, 'access'> {
  readonly access: ConfigurationAccess
  readonly theirs: readonly ConfiguredThing[]
}

async function compare({ name, label, access, theirs }: ChosenPart): Promise<CopiedPart> {
  const ours = new Map((await access.list(name)).map((thing) => [thing.key, thing]))
  return { name, label, things: theirs.map((thing) => compared(ours.get(thing.key), thing)) }
}

function compared(before: ConfiguredThing | undefined, after: ConfiguredThing): CopiedThing {
  const isSame = before && isDeepStrictEqual(before.value, after.value)
  return {
    key: after.key,
    name: after.name ?? { en: after.key, zh: after.key },
    state: before ? (isSame ? 'same' : 'changed') : 'added',
    before: before?.value,
    after: after.value,
  }
}
