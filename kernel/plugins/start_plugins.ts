import { failedPlugins, markAsFailed } from '#kernel/plugins/failed_plugins'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/**
 * Loads the routes and serves the screens of every plugin. A plugin that throws here is marked as failed, and so is each
 * that requires it; kernel and all others start (reliability: fault 35).
 */
export async function startPlugins({ plugins }: PluginRegistry): Promise<void> {
  failedPlugins.clear()
  // The router is there once the application has booted, this file before.
  const { serveScreens } = await import('#kernel/screens/serve_screens')
  for (const plugin of plugins) {
    const { name, requires, routes } = plugin
    const missing = requires?.find((other) => failedPlugins.has(other))
    try {
      if (missing) throw new Error(`it requires "${missing}", which failed`)
      await routes?.()
      serveScreens(plugin)
    } catch (error) {
      markAsFailed(name, error)
    }
  }
}
