import { auditedTables } from '#kernel/changes/audit_subjects'
import { receivers } from '#kernel/http/receivers/receiver'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { simulatorResources } from '#plugins/simulator/screens'

export default definePlugin({
  name: 'simulator',
  summary:
    'Plays regulators for the demonstration and for training: receives by AS2 and from folders, and answers by rules; off in production.',
  kernel: '^1.0.0',
  requires: ['as2', 'cases', 'drop', 'gateway'],
  resources: simulatorResources,
  contributes: [
    contribute(auditedTables, () => import('#plugins/simulator/records/audited_tables')),
    contribute(receivers, () => import('#plugins/simulator/receiving/simulated_receiver')),
  ],
  jobs: [
    {
      name: 'simulator.answer',
      load: () => import('#plugins/simulator/answering/answer_job'),
      retryLimit: 12,
    },
  ],
  schedules: [
    {
      name: 'simulator.read_folders',
      cron: '* * * * *',
      load: () => import('#plugins/simulator/folders/read_folders'),
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/simulator/seed/seed_simulator'),
  routes: () => import('#plugins/simulator/routes'),
})
