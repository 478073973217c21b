import type { ApplicationService } from '@adonisjs/core/types'

import type { ExtensionPoint } from '#kernel/plugins/extension_point'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/**
 * Everything contributed to an extension point that protects something. Throws when a plugin that
 * contributes to it has failed: what it would have forbidden is not allowed because it is broken.
 */
export async function collectAll<Item>(
  { container }: Pick<ApplicationService, 'container'>,
  point: ExtensionPoint<Item>
): Promise<Item[]> {
  const registry = await container.make(PluginRegistry)
  const items = await registry.collect(point)
  for (const { name, contributes = [] } of registry.plugins) {
    const contributesHere = contributes.some((each) => each.point.id === point.id)
    if (contributesHere && failedPlugins.has(name)) {
      throw new Error(`Plugin "${name}" failed, and it contributes to "${point.id}"`)
    }
  }
  return items
}
