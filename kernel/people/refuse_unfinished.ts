import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import { type UnfinishedTasks, unfinishedTasks } from '#kernel/people/unfinished_tasks'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Refuses (2014) to let somebody go who has tasks to finish; the message says which. */
export async function refuseUnfinished(
  { trx }: Change,
  userId: string,
  projectId?: string
): Promise<void> {
  const registry = await app.container.make(PluginRegistry)
  const found: UnfinishedTasks[] = []
  for (const find of await registry.collect(unfinishedTasks)) {
    found.push(...(await find(trx, userId, projectId)).filter(({ count }) => count > 0))
  }
  if (found.length === 0) return
  throw new kernelErrors.E_UNFINISHED_TASKS({ detail: inTheWay(found), tasks: found })
}

function inTheWay(found: readonly UnfinishedTasks[]): Words {
  const tasks = found.map(({ kind: { en, zh }, count }) => ({
    en: `${en} ${count}`,
    zh: `${zh} ${count}`,
  }))
  return wording('refuse_unfinished.in_the_way', { tasks })
}
