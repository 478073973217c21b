import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import type { ApplicationService } from '@adonisjs/core/types'

import { ActDone } from '#kernel/changes/act_done'
import type { Listener } from '#kernel/plugins/define_plugin'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

/**
 * Tells every act that was done to those plugins that listen to it, as the system in the scope of
 * the act. One that fails is named in the log, and all others are told.
 * @returns how to stop
 */
export function tellListeners(
  { plugins }: Pick<PluginRegistry, 'plugins'>,
  container: Pick<ApplicationService['container'], 'make'>
): () => void {
  return emitter.on(ActDone, async (done) => {
    const listeners = plugins
      .filter(({ name }) => !failedPlugins.has(name))
      .flatMap(({ name, listens = [] }) => listens.map((listener) => ({ name, listener })))
      .filter(({ listener }) => isMeant(listener, done.act.name))
    for (const { name, listener } of listeners) {
      try {
        await actAs(systemIn(done.scope), async () => {
          const { default: type } = await listener.load()
          const made = (await container.make(type as never)) as { handle(done: ActDone): unknown }
          await made.handle(done)
        })
      } catch (error) {
        logger.error({ err: error, plugin: name, act: done.act.name }, 'A listener failed')
      }
    }
  })
}

/** `case.revised` means that act, `case.*` all whose name begins so. */
function isMeant({ to }: Listener, act: string): boolean {
  return to.endsWith('.*') ? act.startsWith(to.slice(0, -1)) : act === to
}
