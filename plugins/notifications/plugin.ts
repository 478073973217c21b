import { auditedTables } from '#kernel/changes/audit_subjects'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { warningLevels } from '#plugins/deadlines/contract/nearness'
import { notificationErrors } from '#plugins/notifications/errors'
import { notificationPermissions } from '#plugins/notifications/permissions'
import { notificationResources } from '#plugins/notifications/screens'
import { heardActs } from '#plugins/notifications/telling/acts_told'

const hear = () => import('#plugins/notifications/telling/hear_acts')

export default definePlugin({
  name: 'notifications',
  summary:
    'Tells people of tasks, queries and due dates: levels of warning, who is told of what, by mail and in the product.',
  kernel: '^1.0.0',
  requires: ['cases', 'deadlines'],
  uses: { queries: '^1.0.0' },
  permissions: notificationPermissions,
  errors: notificationErrors,
  resources: notificationResources,
  contributes: [
    contribute(auditedTables, () => import('#plugins/notifications/records/audited_tables')),
    contribute(configurationParts, () => import('#plugins/notifications/keeping/configuration')),
    contribute(warningLevels, () => import('#plugins/notifications/levels/levels_of_project')),
  ],
  listens: heardActs.map((to) => ({ to, load: hear })),
  schedules: [
    {
      name: 'notifications.tell',
      cron: '5 * * * *',
      load: () => import('#plugins/notifications/telling/tell_hourly'),
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/notifications/seed/seed_notifications'),
  routes: () => import('#plugins/notifications/routes'),
})
