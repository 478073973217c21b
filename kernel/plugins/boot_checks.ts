import type { ApplicationService } from '@adonisjs/core/types'

import { BatchKinds } from '#kernel/batches/batch_kinds'
import { collectAll } from '#kernel/plugins/collect_all'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/**
 * Throws a BootRefusal when something does not fit together that manifests alone do not tell: what
 * plugins contribute, what the database has.
 */
export type BootCheck = () => Promise<void>

export const bootChecks = new ExtensionPoint<BootCheck>('plugins.boot_checks')

/** Asks all of them and what the kernel collects itself; a server that does not pass ends. */
export async function passBootChecks(app: Pick<ApplicationService, 'container'>): Promise<void> {
  await (await app.container.make(BatchKinds)).refuseTwo()
  for (const check of await collectAll(app, bootChecks)) await check()
}
