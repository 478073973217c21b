import app from '@adonisjs/core/services/app'

import type { PluginManifest } from '#kernel/plugins/define_plugin'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** The installed plugins without those that failed: what the client shows of plugins is theirs. */
export async function workingPlugins(): Promise<readonly PluginManifest[]> {
  const { plugins } = await app.container.make(PluginRegistry)
  return plugins.filter(({ name }) => !failedPlugins.has(name))
}
