import type { PluginManifest, ScheduleDefinition } from '#kernel/plugins/define_plugin'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

export interface PluginDescription {
  readonly name: string
  readonly summary: string
  /** What it adds, by kind, for people to read. */
  readonly adds: Readonly<Record<string, readonly string[]>>
}

/** What each installed plugin says about itself, read without starting any of it. */
export function describePlugins({ plugins }: Pick<PluginRegistry, 'plugins'>): PluginDescription[] {
  return plugins.map((plugin) => ({
    name: plugin.name,
    summary: plugin.summary,
    adds: {
      'requires': plugin.requires ?? [],
      'uses': Object.entries(plugin.uses ?? {}).map(([name, range]) => `${name} ${range}`),
      'permissions': (plugin.permissions ?? []).map(({ code }) => code),
      'errors': Object.entries(plugin.errors ?? {}).map(
        ([name, { number }]) => `${number} ${name}`
      ),
      'screens': [
        ...(plugin.screens ?? []).map(({ address }) => address),
        ...(plugin.resources ?? []).map(({ list }) => list),
      ],
      'extension points': (plugin.extensionPoints ?? []).map(({ id }) => id),
      'contributes to': (plugin.contributes ?? []).map(({ point }) => point.id),
      'provides': (plugin.provides ?? []).map(({ contract }) => contract.name),
      'jobs': (plugin.jobs ?? []).map(({ name }) => name),
      'schedules': (plugin.schedules ?? []).map(describeSchedule),
      'listens to': (plugin.listens ?? []).map(({ to }) => to),
      'settings': Object.keys(plugin.settings?.fields ?? {}),
      'widgets': plugin.widgets ?? [],
      'seed': plugin.seed ? ['demonstration'] : [],
      'files': filesOf(plugin),
    },
  }))
}

const describeSchedule = ({ name, cron, timeZone = 'UTC' }: ScheduleDefinition) =>
  `${name} (${cron}, ${timeZone})`

function filesOf({ migrations, lang, rules, elements }: PluginManifest): string[] {
  return [migrations, lang, rules, elements].filter((file) => file !== undefined)
}
