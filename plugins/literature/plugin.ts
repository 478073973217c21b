import { attentionSources } from '#kernel/admin/attention/attention'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { expiringRows } from '#kernel/changes/expiring_rows'
import { menuBadges } from '#kernel/menus/menu_badges'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { caseGuards } from '#plugins/cases/contract/guards'
import { LiteratureRecords } from '#plugins/literature/contract/literature_records'
import { literatureSources } from '#plugins/literature/contract/source'
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
  extensionPoints: [literatureSources],
  provides: [
    provide(LiteratureRecords, () => import('#plugins/literature/records/stored_literature')),
  ],
  contributes: [
    contribute(attentionSources, () => import('#plugins/literature/searching/searches_at_home')),
    contribute(attentionSources, () => import('#plugins/literature/screening/waiting_at_home')),
    contribute(menuBadges, () => import('#plugins/literature/screening/badges')),
    contribute(auditedTables, () => import('#plugins/literature/records/audited_tables')),
    contribute(auditedTables, () => import('#plugins/literature/records/audited_searches')),
    contribute(expiringRows, () => import('#plugins/literature/records/over_leases')),
    contribute(literatureSources, () => import('#plugins/literature/sources/standard_sources')),
    contribute(caseGuards, () => import('#plugins/literature/cases/literature_gate')),
  ],
  jobs: [
    { name: 'literature.search', load: () => import('#plugins/literature/searching/search_job') },
  ],
  schedules: [
    {
      name: 'literature.begin_searches',
      cron: '*/5 * * * *',
      load: () => import('#plugins/literature/searching/begin_searches'),
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/literature/seed/seed_literature'),
  routes: () => import('#plugins/literature/routes'),
  commands: () => import('#plugins/literature/commands/main'),
})
