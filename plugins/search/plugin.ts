import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { searchScreens } from '#plugins/search/screens'

export default definePlugin({
  name: 'search',
  summary: 'The advanced search of cases: conditions on any element, saved and shared.',
  kernel: '^1.0.0',
  requires: ['cases'],
  screens: searchScreens,
  contributes: [contribute(auditedTables, () => import('#plugins/search/records/audited_tables'))],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/search/seed/seed_searches'),
  routes: () => import('#plugins/search/routes'),
})
