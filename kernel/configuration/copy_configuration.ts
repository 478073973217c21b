import { isDeepStrictEqual } from 'node:util'

import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'
import {
  type ConfigurationAccess,
  type ConfigurationPart,
  configurationParts,
  type ConfigurationSource,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { type Confirmation, readConfirmation } from '#kernel/configuration/confirmation'
import { heldLabels } from '#kernel/configuration/held_labels'
import { isConfirmed } from '#kernel/configuration/refuse_confirmed'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { actorOfUser, type ChosenProject } from '#kernel/identity/actor_of_user'
import User from '#kernel/identity/user'
import { sha256OfJson } from '#kernel/http/idempotency/request_hash'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { type Actor, actAs, currentActor, currentScope } from '#kernel/tenancy/actor'

export interface CopyConfigurationInput {
  /** Where it is copied from, which may be the templates of the company; to where the actor is. */
  readonly from: ChosenProject | 'company'
  /** Names of the parts that are copied. */
  readonly parts: readonly string[]
  /** What of the parts is copied; all of it when absent. */
  readonly things?: readonly ThingOfPart[]
}

/** One thing of a part. */
export interface ThingOfPart {
  readonly part: string
  readonly key: string
}

export interface CopyPreview {
  /** What is done to the things that are copied. */
  readonly parts: readonly CopiedPart[]
  /** Hash of what copying all things of the parts would do: what is applied is what was seen. */
  readonly digest: string
}

/** What copying does to one thing. */
export interface CopiedThing {
  readonly key: string
  readonly name: Words
  readonly state: 'added' | 'changed' | 'same'
  readonly before?: unknown
  readonly after: unknown
  /** Of what is here, on top of which it is copied; absent where nothing is. */
  readonly revision?: number
}

export interface CopiedPart {
  readonly name: string
  readonly label: Words
  readonly things: readonly CopiedThing[]
}

/**
 * Copies what is configured in one project, or in its other environment, or what the company keeps
 * as templates, to the project at hand. What the source has is brought over; what the target alone
 * has stays.
 *
 * Who may: somebody who configures the project at hand (SYS_CONF) and may configure the part there
 * by its own screen; the same rights are needed in a project that is copied from. The templates of
 * the company are there for all its projects, so that taking them over needs no right more. Keeping
 * them is for the company's administrators, who without a role in a project change nothing there.
 */
@inject()
export class CopyConfiguration {
  constructor(
    private plugins: PluginRegistry,
    private changes: Changes,
    private database: Database
  ) {}

  /** The parts that the actor may copy. */
  async parts(): Promise<readonly ConfigurationPart[]> {
    const { permissions } = currentActor()
    const parts = await this.plugins.collect(configurationParts)
    return parts.filter(({ permission }) => permissions.has(permission))
  }

  /** Who has confirmed the configuration at hand; null while it is open. */
  async confirmation(): Promise<Confirmation | null> {
    return this.database.read((trx) => readConfirmation(trx, currentScope()))
  }

  /** What a confirmation holds fast, whoever may copy it. */
  async held(): Promise<Words[]> {
    return heldLabels(this.plugins)
  }

  /** What copying would do now. Refuses as `handle` does. */
  async preview(input: CopyConfigurationInput): Promise<CopyPreview> {
    const chosen = await this.#read(input)
    const parts: CopiedPart[] = []
    for (const part of chosen) parts.push(await compare(part))
    const wanted = narrowed(parts, input.things)
    const isNews = ({ things }: CopiedPart) => things.some(({ state }) => state !== 'same')
    const held = chosen.some(({ holds }, index) => holds && isNews(wanted[index]))
    const confirmation = held ? await this.confirmation() : null
    if (confirmation) throw isConfirmed(confirmation)
    return { parts: wanted, digest: sha256OfJson(parts) }
  }

  /**
   * Copies, all parts or none.
   * Refuses with 1005 a project that the actor does not configure or the very same one, with 2017
   * a part or a thing that is not there, with 1003 one that the actor may not configure there, with
   * 1006 when it would do something else than was seen, also because others change something in the
   * same moment, or change what a confirmed configuration holds fast.
   * @param digest of the preview that the actor has seen
   * @returns what it did
   */
  async handle(input: CopyConfigurationInput, digest: string): Promise<CopyPreview> {
    const chosen = await this.#read(input)
    return this.changes.recordMany(async (open) => {
      const parts: CopiedPart[] = []
      for (const part of chosen) parts.push(await compare(part))
      if (sha256OfJson(parts) !== digest) throw new kernelErrors.E_DATA_STATUS({ detail: stale })
      const wanted = narrowed(parts, input.things)
      for (const [index, { name, access }] of chosen.entries()) {
        const news = wanted[index].things.filter(({ state }) => state !== 'same')
        const things = news.map(({ key, after, revision }) => ({ key, value: after, revision }))
        if (things.length > 0) await access.write(open, name, things)
      }
      return { parts: wanted, digest }
    })
  }

  /** What the source has. Read before anything is written: a change sees its own project alone. */
  async #read({ from, parts: names }: CopyConfigurationInput): Promise<ChosenPart[]> {
    const source = from === 'company' ? null : await this.#source(from)
    const parts = await this.parts()
    const chosen: ChosenPart[] = []
    for (const asked of new Set(names)) {
      const found = parts.find(({ name, templates }) => name === asked && (source ?? templates))
      if (!found) throw new kernelErrors.E_PARAMETER({ fields: ['parts'] })
      const { name, label, holds, templates } = found
      const access: ConfigurationAccess = await app.container.make(found.access as never)
      if (source) {
        if (!source.permissions.has(found.permission)) throw new kernelErrors.E_NO_PERMISSION()
        const theirs = await actAs(source, () => access.list(name))
        chosen.push({ name, label, holds, access, theirs })
      } else {
        const kept: ConfigurationSource = await app.container.make(templates as never)
        chosen.push({ name, label, holds, access, theirs: await kept.list(name) })
      }
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
interface ChosenPart extends Pick<ConfigurationPart, 'name' | 'label' | 'holds'> {
  readonly access: ConfigurationAccess
  readonly theirs: readonly ConfiguredThing[]
}

async function compare({ name, label, access, theirs }: ChosenPart): Promise<CopiedPart> {
  const ours = new Map((await access.list(name)).map((thing) => [thing.key, thing]))
  return { name, label, things: theirs.map((thing) => compared(ours.get(thing.key), thing)) }
}

/** The things that are wanted of each part; refuses with 2017 one that the source does not have. */
function narrowed(
  parts: readonly CopiedPart[],
  wanted: readonly ThingOfPart[] | undefined
): readonly CopiedPart[] {
  if (!wanted) return parts
  const isThere = ({ part, key }: ThingOfPart) =>
    parts.some(({ name, things }) => name === part && things.some((thing) => thing.key === key))
  if (!wanted.every(isThere)) throw new kernelErrors.E_PARAMETER({ fields: ['things'] })
  return parts.map((part) => ({
    ...part,
    things: part.things.filter(({ key }) =>
      wanted.some((each) => each.part === part.name && each.key === key)
    ),
  }))
}

const stale = {
  en: 'The configuration changed since the preview. Nothing was copied; look at it again.',
  zh: '预览之后配置已变更，未复制任何内容，请重新预览。',
}

function compared(before: ConfiguredThing | undefined, after: ConfiguredThing): CopiedThing {
  const isSame = before && isDeepStrictEqual(before.value, after.value)
  return {
    key: after.key,
    name: after.name ?? { en: after.key, zh: after.key },
    state: before ? (isSame ? 'same' : 'changed') : 'added',
    before: before?.value,
    after: after.value,
    revision: before?.revision,
  }
}
