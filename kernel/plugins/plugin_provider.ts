import type { ApplicationService } from '@adonisjs/core/types'

import type { PluginManifest } from '#kernel/plugins/define_plugin'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { startPlugins } from '#kernel/plugins/start_plugins'
import { tellListeners } from '#kernel/plugins/tell_listeners'
import { kernelScreens } from '#kernel/screens/kernel_screens'

/** Installs the plugins listed in config/plugins.ts. */
export default class PluginProvider {
  #silence?: () => void

  constructor(protected app: ApplicationService) {}

  register() {
    const installed = this.app.config.get<PluginManifest[]>('plugins.installed')
    const registry = new PluginRegistry(installed, kernelScreens)
    this.app.container.bindValue(PluginRegistry, registry)

    for (const { contract, load } of registry.plugins.flatMap((plugin) => plugin.provides ?? [])) {
      this.app.container.singleton(contract as never, async (resolver) => {
        const { default: implementation } = await load()
        return resolver.make(implementation as never)
      })
    }
  }

  async start() {
    const registry = await this.app.container.make(PluginRegistry)
    await startPlugins(registry)
    this.#silence = tellListeners(registry, this.app.container)
  }

  shutdown() {
    this.#silence?.()
  }
}
