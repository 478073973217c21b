import app from '@adonisjs/core/services/app'
import type { ApplicationService } from '@adonisjs/core/types'

import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

type AbstractClass<Instance> = abstract new (...args: never[]) => Instance

/**
 * Asks for what fulfils a contract of a plugin that may be absent (`uses` of the manifest).
 * @param plugin whose contract it is
 * @param load imports the abstract class; not called while the plugin is absent, since its folder is
 *   then, too
 * @returns undefined when that plugin is not installed or did not start
 */
export async function findContract<Instance>(
  plugin: string,
  load: () => Promise<AbstractClass<Instance>>,
  house: House = app
): Promise<Instance | undefined> {
  const registry = house.registry ?? (await house.container.make(PluginRegistry))
  if (!registry.find(plugin) || failedPlugins.has(plugin)) return undefined
  return (await house.container.make((await load()) as never)) as Instance
}

/** Where it is asked: this application, when nothing else is said. */
interface House {
  readonly container: Pick<ApplicationService['container'], 'make'>
  readonly registry?: PluginRegistry
}
