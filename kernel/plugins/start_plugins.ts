import logger from '@adonisjs/core/services/logger'

import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Plugins whose own code failed while starting, with the reason, for health and `plugin:list`. */
export const failedPlugins = new Map<string, string>()

/**
 * Loads the routes of every plugin. A plugin that throws here is marked as failed, and so is each
 * that requires it; kernel and all others start (reliability: fault 35).
 */
export async function startPlugins({ plugins }: PluginRegistry): Promise<void> {
  failedPlugins.clear()
  for (const { name, requires, routes } of plugins) {
    const missing = requires?.find((other) => failedPlugins.has(other))
    try {
      if (missing) throw new Error(`it requires "${missing}", which failed`)
      await routes?.()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failedPlugins.set(name, reason)
      logger.error({ plugin: name, err: error }, 'A plugin failed to start and is left out')
    }
  }
}
