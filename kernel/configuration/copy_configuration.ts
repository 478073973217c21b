import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import {
  compareConfiguration,
  type CopiedPart,
  newsOf,
} from '#kernel/configuration/compare_configuration'
import { type ConfigurationPart } from '#kernel/configuration/configuration_part'
import { type Confirmation, readConfirmation } from '#kernel/configuration/confirmation'
import { heldLabels } from '#kernel/configuration/held_labels'
import { narrowCopy, type ThingOfPart } from '#kernel/configuration/narrow_copy'
import { readSource } from '#kernel/configuration/read_source'
import { isConfirmed } from '#kernel/configuration/refuse_confirmed'
import { Database } from '#kernel/database/database'
import { everyPart } from '#kernel/configuration/every_part'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { sha256OfJson } from '#kernel/http/idempotency/request_hash'
import type { ChosenProject } from '#kernel/identity/actor_of_user'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

export interface CopyConfigurationInput {
  /** Where it is copied from, which may be the templates of the company; to where the actor is. */
  readonly from: ChosenProject | 'company'
  /** Names of the parts that are copied. */
  readonly parts: readonly string[]
  /** What of the parts is copied; all of it when absent. */
  readonly things?: readonly ThingOfPart[]
}

interface CopyPreview {
  /** What is done to the things that are copied. */
  readonly parts: readonly CopiedPart[]
  /** Hash of what copying all things of the parts would do: what is applied is what was seen. */
  readonly digest: string
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
    const parts = await everyPart(this.plugins)
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
  async preview({ from, parts: names, things }: CopyConfigurationInput): Promise<CopyPreview> {
    const chosen = await readSource(from, await this.parts(), names)
    const parts = await compareConfiguration(chosen)
    const wanted = narrowCopy(parts, things)
    const held = chosen.some(({ holds }, index) => holds && newsOf(wanted[index]!).length > 0)
    const confirmation = held ? await this.confirmation() : null
    if (confirmation) throw await isConfirmed(confirmation)
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
  async handle(
    { from, parts: names, things }: CopyConfigurationInput,
    digest: string
  ): Promise<CopyPreview> {
    const chosen = await readSource(from, await this.parts(), names)
    return this.changes.recordMany(async (open) => {
      const parts = await compareConfiguration(chosen)
      if (sha256OfJson(parts) !== digest) throw new kernelErrors.E_DATA_STATUS({ detail: stale })
      const wanted = narrowCopy(parts, things)
      for (const [index, { name, access }] of chosen.entries()) {
        const news = newsOf(wanted[index]!)
        const written = news.map(({ key, after, revision }) => ({ key, value: after, revision }))
        if (written.length > 0) await access.write(open, name, written)
      }
      return { parts: wanted, digest }
    })
  }
}

const stale = wording('copy_configuration.stale')
