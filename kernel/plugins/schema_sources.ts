import { join } from 'node:path'

import type { SchemaSource } from '#kernel/forms/schema_sources'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** What the installed plugins bring to the forms: their elements and where these stand on pages. */
export function schemaSources(
  { plugins }: Pick<PluginRegistry, 'plugins'>,
  folder: string
): SchemaSource[] {
  return plugins
    .filter(({ elements, pages }) => elements !== undefined || pages !== undefined)
    .map(({ name, elements, pages }) => ({ name, folder: join(folder, name), elements, pages }))
}
