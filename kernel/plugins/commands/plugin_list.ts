import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { describePlugins } from '#kernel/plugins/describe_plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { failedPlugins } from '#kernel/plugins/failed_plugins'

export default class PluginList extends BaseCommand {
  static commandName = 'plugin:list'
  static description = 'Lists the installed plugins and what each one adds'
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const registry = await this.app.container.make(PluginRegistry)
    const plugins = describePlugins(registry).map((plugin) => ({
      ...plugin,
      failed: failedPlugins.get(plugin.name) ?? null,
    }))
    if (this.json) return this.logger.log(JSON.stringify(plugins, null, 2))
    for (const { name, summary, adds, failed } of plugins) {
      this.logger.log(`${name}: ${summary}`)
      for (const [what, list] of Object.entries(adds)) {
        if (list.length > 0) this.logger.log(`  ${what}: ${list.join(', ')}`)
      }
      if (failed) this.logger.log(`  failed to start: ${failed}`)
    }
  }
}
