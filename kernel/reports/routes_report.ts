import type { Router } from '@adonisjs/core/http'

import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { listRoutes } from '#kernel/reports/listed_routes'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'
import { addressTable, headerTable, menuTable } from '#kernel/reports/screens_table'
import { bringersOf } from '#kernel/screens/bringers_of'

export const routesReport = (registry: PluginRegistry, router: Router): Report => ({
  file: 'routes.md',
  title: 'Routes',
  about:
    'Each address that people open, each entry of the menu and each part of the header, and whether it works or for which plugin it waits; then every path that the server answers, and who may ask. `/health/live` and `/health/ready` are answered before any route.',
  async write() {
    const bringers = bringersOf(registry.kernel, registry.plugins)
    return [
      '## Addresses',
      'Stated by the manifest of the plugin that brings them; those that wait answer with a sentence. An address above others leads to the first of them that one may open, an unknown one to where the work of the person begins.',
      addressTable(bringers),
      '## Menu',
      'The groups of a project have the twelve top names; company and platform have groups of their own. An entry is shown with its permission alone.',
      menuTable(bringers),
      '## Header',
      headerTable(new Set(registry.plugins.map(({ name }) => name))),
      '## Paths',
      pathTable(router),
    ].join('\n\n')
  },
})

function pathTable(router: Router): string {
  const rows = listRoutes(router).map(({ methods, path, name, guard }) => [
    methods,
    code(path),
    code(name),
    guard,
  ])
  return markdownTable(['Method', 'Path', 'Name', 'Guard'], rows)
}
