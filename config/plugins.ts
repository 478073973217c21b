import type { PluginManifest } from '#kernel/plugins/define_plugin'

/** The plugins of this installation, a line each. Their order is worked out from `requires`. */
export const installed: PluginManifest[] = [
  (await import('#plugins/cases/plugin')).default,
  (await import('#plugins/coding/plugin')).default,
  (await import('#plugins/demo/plugin')).default,
  (await import('#plugins/drugs/plugin')).default,
  (await import('#plugins/e2b/plugin')).default,
  (await import('#plugins/organisation/plugin')).default,
  (await import('#plugins/presets/plugin')).default,
]

export default { installed }
