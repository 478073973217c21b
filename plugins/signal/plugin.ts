import { batchKinds } from '#kernel/batches/batch_kind'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { Signals } from '#plugins/signal/contract/signals'
import { signalPermissions } from '#plugins/signal/permissions'
import { signalScreens } from '#plugins/signal/screens'

export default definePlugin({
  name: 'signal',
  summary:
    'Signals: what is reported together more often than expected, by which measure, and what was decided.',
  kernel: '^1.0.0',
  requires: ['cases', 'coding'],
  uses: { drugs: '^1.0.0', organisation: '^1.0.0' },
  permissions: signalPermissions,
  screens: signalScreens,
  provides: [provide(Signals, () => import('#plugins/signal/assessing/shown_signals'))],
  contributes: [
    contribute(auditedTables, () => import('#plugins/signal/records/audited_tables')),
    contribute(batchKinds, () => import('#plugins/signal/runs/run_kind')),
  ],
  jobs: [
    {
      name: 'signal.load_reference',
      load: () => import('#plugins/signal/reference/loading/load_job'),
      keepsTrying: true,
    },
  ],
  schedules: [
    {
      name: 'signal.run_plans',
      cron: '40 18 * * *',
      load: () => import('#plugins/signal/runs/run_due_plans'),
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/signal/seed/seed_signals'),
  commands: () => import('#plugins/signal/commands/main'),
  routes: () => import('#plugins/signal/routes'),
})
