import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { caseFilters } from '#plugins/cases/contract'
import { reportDefinitions, reportFacts } from '#plugins/reports/contract'
import { reportPermissions } from '#plugins/reports/permissions'
import { reportScreens } from '#plugins/reports/screens'

export default definePlugin({
  name: 'reports',
  summary: 'The report center: cases and events counted by facts; every number opens its cases.',
  kernel: '^1.0.0',
  requires: ['cases', 'coding', 'listings'],
  uses: { gateway: '^1.0.0', process: '^1.0.0' },
  permissions: reportPermissions,
  screens: reportScreens,
  extensionPoints: [reportFacts, reportDefinitions],
  contributes: [
    contribute(auditedTables, () => import('#plugins/reports/records/audited_tables')),
    contribute(caseFilters, () => import('#plugins/reports/filter/cell_filter')),
    contribute(reportFacts, () => import('#plugins/reports/facts/main')),
    contribute(reportFacts, () => import('#plugins/reports/facts/work_facts')),
    contribute(reportDefinitions, () => import('#plugins/reports/definitions/main')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/reports/seed/seed_reports'),
  routes: () => import('#plugins/reports/routes'),
  commands: () => import('#plugins/reports/commands/main'),
})
