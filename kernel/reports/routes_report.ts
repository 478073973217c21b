import type { Router } from '@adonisjs/core/http'

import { listRoutes } from '#kernel/reports/listed_routes'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const routesReport = (router: Router): Report => ({
  file: 'routes.md',
  title: 'Routes',
  about:
    'Every path that the server answers, and who may ask. `/health/live` and `/health/ready` are answered before any route.',
  async write() {
    const rows = listRoutes(router).map(({ methods, path, name, guard }) => [
      methods,
      code(path),
      code(name),
      guard,
    ])
    return markdownTable(['Method', 'Path', 'Name', 'Guard'], rows)
  },
})
