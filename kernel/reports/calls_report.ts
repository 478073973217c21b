import type { Router } from '@adonisjs/core/http'

import { apiBase } from '#kernel/http/api_base'
import { traceCalls } from '#kernel/reports/calls/built_calls'
import { listRoutes } from '#kernel/reports/listed_routes'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const callsReport = (router: Router): Report => ({
  file: 'calls.md',
  title: 'Calls',
  about:
    'The calls that clients of the product make, whose part each is, and the route that answers it by now.',
  async write() {
    const calls = traceCalls(listRoutes(router), apiBase())
    const built = calls.filter(({ route }) => route).length
    const rows = calls.map(({ method, path, owner, what, route }) => [
      method,
      code(path),
      what,
      owner,
      route ? code(route.name) : 'not built yet',
    ])
    const count = `${built} of ${calls.length} are built; all lie below \`${apiBase()}\`.`
    return `${count}\n\n${markdownTable(['Method', 'Path', 'What', 'Part of', 'Route'], rows)}`
  },
})
