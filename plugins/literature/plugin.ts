import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { literaturePermissions } from '#plugins/literature/permissions'
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
  contributes: [
    contribute(auditedTables, () => import('#plugins/literature/records/audited_tables')),
  ],
  migrations: 'database/migrations',
  commands: () => import('#plugins/literature/commands/main'),
})
