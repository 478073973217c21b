import { join } from 'node:path'

import type { SchemaSource } from '#kernel/case/forms/schema_sources'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** What the installed plugins bring to the forms: elements, where these stand on pages, widgets. */
export function schemaSources(
  { plugins }: Pick<PluginRegistry, 'plugins'>,
  folder: string
): SchemaSource[] {
  return plugins
    .filter(({ elements, pages, widgets }) => elements ?? pages ?? widgets)
    .map(({ name, elements, pages, widgets }) => ({
      name,
      folder: join(folder, name),
      elements,
      pages,
      widgets,
    }))
}
