import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { caseGuards } from '#plugins/cases/contract/guards'
import { LiteratureRecords } from '#plugins/literature/contract/literature_records'
import { literatureErrors } from '#plugins/literature/errors'
import { literaturePermissions } from '#plugins/literature/permissions'
import { literatureScreens } from '#plugins/literature/screens'
import { literatureSettings } from '#plugins/literature/settings/settings'

export default definePlugin({
  name: 'literature',
  summary:
    'Literature: articles of searches and files, screened by people, made into cases; days that no search covers.',
  kernel: '^1.0.0',
  requires: ['cases', 'coding', 'organisation'],
  uses: { process: '^1.0.0', queries: '^1.0.0' },
  permissions: literaturePermissions,
  settings: literatureSettings,
  errors: literatureErrors,
  screens: literatureScreens,
  provides: [
    provide(LiteratureRecords, () => import('#plugins/literature/records/stored_literature')),
  ],
  contributes: [
    contribute(auditedTables, () => import('#plugins/literature/records/audited_tables')),
    contribute(caseGuards, () => import('#plugins/literature/cases/literature_gate')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/literature/seed/seed_literature'),
  routes: () => import('#plugins/literature/routes'),
  commands: () => import('#plugins/literature/commands/main'),
})
