import type { PluginManifest } from '#kernel/plugins/define_plugin'

/** The plugins of this installation, a line each. Their order is worked out from `requires`. */
export const installed: PluginManifest[] = [
  (await import('#plugins/cases/plugin')).default,
  (await import('#plugins/coding/plugin')).default,
  (await import('#plugins/deadlines/plugin')).default,
  (await import('#plugins/demo/plugin')).default,
  (await import('#plugins/drop/plugin')).default,
  (await import('#plugins/drugs/plugin')).default,
  (await import('#plugins/e2b/plugin')).default,
  (await import('#plugins/feedback/plugin')).default,
  (await import('#plugins/gateway/plugin')).default,
  (await import('#plugins/listings/plugin')).default,
  (await import('#plugins/literature/plugin')).default,
  (await import('#plugins/locking/plugin')).default,
  (await import('#plugins/manual/plugin')).default,
  (await import('#plugins/narratives/plugin')).default,
  (await import('#plugins/news/plugin')).default,
  (await import('#plugins/notifications/plugin')).default,
  (await import('#plugins/organisation/plugin')).default,
  (await import('#plugins/papers/plugin')).default,
  (await import('#plugins/presets/plugin')).default,
  (await import('#plugins/process/plugin')).default,
  (await import('#plugins/queries/plugin')).default,
  (await import('#plugins/reports/plugin')).default,
  (await import('#plugins/search/plugin')).default,
  (await import('#plugins/signal/plugin')).default,
  (await import('#plugins/sur/plugin')).default,
  (await import('#plugins/trail/plugin')).default,
  // The demonstration of what it requires needs dictionaries: it comes behind coding.
  (await import('#plugins/as2/plugin')).default,
  (await import('#plugins/esg/plugin')).default,
  (await import('#plugins/simulator/plugin')).default,
]

export default { installed }
