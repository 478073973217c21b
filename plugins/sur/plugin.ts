import { auditedTables } from '#kernel/changes/audit_subjects'
import { closedScreens } from '#kernel/menus/closed_screens'
import { menuBadges } from '#kernel/menus/menu_badges'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { surTables } from '#plugins/sur/contract/tables'
import { surPermissions } from '#plugins/sur/permissions'
import { surScreens } from '#plugins/sur/screens'

export default definePlugin({
  name: 'sur',
  summary:
    'Periodic reports (DSUR, PSUR): calendar, registers, sections, tables that are frozen, confirming, documents.',
  kernel: '^1.0.0',
  requires: ['cases', 'coding', 'listings'],
  uses: { organisation: '^1.0.0' },
  permissions: surPermissions,
  screens: surScreens,
  extensionPoints: [surTables],
  contributes: [
    contribute(auditedTables, () => import('#plugins/sur/records/audited_tables')),
    contribute(closedScreens, () => import('#plugins/sur/opening/closed_screens')),
    contribute(surTables, () => import('#plugins/sur/tables/main')),
    contribute(menuBadges, () => import('#plugins/sur/tasks/badges')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/sur/seed/seed_reports'),
  routes: () => import('#plugins/sur/routes'),
})
