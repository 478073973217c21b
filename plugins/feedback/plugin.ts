import { attentionSources } from '#kernel/admin/attention/attention'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { feedbackErrors } from '#plugins/feedback/errors'
import { feedbackScreens } from '#plugins/feedback/screens'

export default definePlugin({
  name: 'feedback',
  summary: 'Regulator feedback data: received, listed by code, made into cases or set aside.',
  kernel: '^1.0.0',
  requires: ['cases', 'e2b'],
  errors: feedbackErrors,
  screens: feedbackScreens,
  contributes: [
    contribute(attentionSources, () => import('#plugins/feedback/reading/feedback_at_home')),
    contribute(auditedTables, () => import('#plugins/feedback/records/audited_tables')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/feedback/seed/seed_feedback'),
  routes: () => import('#plugins/feedback/routes'),
})
