import logger from '@adonisjs/core/services/logger'

/** Plugins whose own code failed, with the reason, for health and `plugin:list`. */
export const failedPlugins = new Map<string, string>()

/** Marks a plugin as failed; kernel and all others go on (reliability: fault 35). */
export function markAsFailed(name: string, error: unknown): void {
  failedPlugins.set(name, error instanceof Error ? error.message : String(error))
  logger.error({ plugin: name, err: error }, 'A plugin failed and is left out')
}
