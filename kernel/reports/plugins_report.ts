import { describePlugins } from '#kernel/plugins/describe_plugins'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { code } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const pluginsReport = (registry: PluginRegistry): Report => ({
  file: 'plugins.md',
  title: 'Plugins',
  about: 'The installed plugins, each after those it requires, and what each one adds.',
  async write() {
    return describePlugins(registry)
      .map(({ name, summary, adds }) => {
        const lines = Object.entries(adds)
          .filter(([, list]) => list.length > 0)
          .map(([kind, list]) => `- ${kind}: ${list.map(code).join(', ')}`)
        return [`## ${name}`, summary, lines.join('\n')].join('\n\n').trim()
      })
      .join('\n\n')
  },
})
