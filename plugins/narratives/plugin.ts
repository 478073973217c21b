import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { narrativeErrors } from '#plugins/narratives/errors'
import { narrativePermissions } from '#plugins/narratives/permissions'
import { narrativeScreens } from '#plugins/narratives/screens'

export default definePlugin({
  name: 'narratives',
  summary:
    'Narratives of cases, sentence by sentence: told by templates that are data, edited by people, written into H.1 or H.5.r.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: narrativePermissions,
  errors: narrativeErrors,
  screens: narrativeScreens,
  contributes: [
    contribute(auditedTables, () => import('#plugins/narratives/records/audited_tables')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/narratives/seed/seed_narratives'),
  routes: () => import('#plugins/narratives/routes'),
  commands: () => import('#plugins/narratives/commands/main'),
})
