import type { PluginManifest } from '#kernel/plugins/define_plugin'
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
      'permissions': (plugin.permissions ?? []).map(({ code }) => code),
      'errors': Object.entries(plugin.errors ?? {}).map(
        ([name, { number }]) => `${number} ${name}`
      ),
      'menu': (plugin.menu ?? []).map(({ id }) => id),
      'extension points': (plugin.extensionPoints ?? []).map(({ id }) => id),
      'contributes to': (plugin.contributes ?? []).map(({ point }) => point.id),
      'provides': (plugin.provides ?? []).map(({ contract }) => contract.name),
      'jobs': (plugin.jobs ?? []).map(({ name }) => name),
      'files': filesOf(plugin),
    },
  }))
}

function filesOf({ migrations, lang, elements }: PluginManifest): string[] {
  return [migrations, lang, elements].filter((file) => file !== undefined)
}
