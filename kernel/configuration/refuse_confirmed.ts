import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Act } from '#kernel/changes/change'
import {
  type Confirmation,
  lockConfiguration,
  readConfirmation,
} from '#kernel/configuration/confirmation'
import { everyPart } from '#kernel/configuration/every_part'
import type { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { momentText } from '#kernel/fields/moment_text'
import { wording } from '#kernel/lang/server/wording'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

/**
 * Refuses with 1006 changes of what a confirmed configuration holds fast. Asked of every transaction
 * before it is committed, so that no part of the configuration has to think of it.
 */
export async function refuseConfirmed(
  registry: PluginRegistry,
  trx: TransactionClientContract,
  acts: readonly Pick<Act, 'subject'>[]
): Promise<void> {
  const { scope } = currentActor()
  if (!scope) return
  const subjects = await heldSubjects(registry)
  if (!acts.some(({ subject }) => subjects.has(subject.type))) return
  await lockConfiguration(trx, scope, 'shared')
  const confirmation = await readConfirmation(trx, scope)
  if (confirmation) throw await isConfirmed(confirmation)
}

const known = new WeakMap<PluginRegistry, Promise<ReadonlySet<string>>>()

/** Types of the audit subjects that parts declare to be held fast. */
function heldSubjects(registry: PluginRegistry): Promise<ReadonlySet<string>> {
  const found = known.get(registry) ?? collectSubjects(registry)
  known.set(registry, found)
  return found
}

async function collectSubjects(registry: PluginRegistry): Promise<ReadonlySet<string>> {
  const parts = await everyPart(registry)
  return new Set(parts.flatMap(({ holds }) => holds ?? []))
}

/** The refusal, which says who confirmed it, when, and what can be done. */
export async function isConfirmed({ by, at }: Confirmation): Promise<Refusal> {
  const { timeZone } = await projectAtHand()
  const when = momentText(timeZone, at)
  return new kernelErrors.E_DATA_STATUS({
    detail: wording('refuse_confirmed.confirmed_the_configuration_on_so_it', { by, when }),
  })
}
