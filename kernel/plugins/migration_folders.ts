import type { PluginManifest } from '#kernel/plugins/define_plugin'
import { sortByRequirements } from '#kernel/plugins/sort_by_requirements'

/** Folders of migrations in the order in which they run: the kernel, then plugins by requirement. */
export function migrationFolders(plugins: readonly PluginManifest[]): string[] {
  const folders = sortByRequirements(plugins).flatMap(({ name, migrations }) =>
    migrations ? [`plugins/${name}/${migrations}`] : []
  )
  return ['database/migrations', ...folders]
}
