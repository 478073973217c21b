import { batchKinds } from '#kernel/batches/batch_kind'
import { attentionSources } from '#kernel/admin/attention/attention'
import { ruleFacts } from '#kernel/case/findings/rule_facts'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { pluginReports } from '#kernel/reports/plugin_reports'

import { caseFilters, caseProjections } from '#plugins/cases/contract'
import { caseGuards } from '#plugins/cases/contract/guards'
import { listColumns } from '#plugins/cases/contract/list_columns'
import { warningLevels } from '#plugins/deadlines/contract/nearness'
import { OpenDeadlines } from '#plugins/deadlines/contract/open_deadlines'
import { submittedDays } from '#plugins/deadlines/contract/submitted_days'
import { deadlineSettings } from '#plugins/deadlines/settings/settings'

const renew = () => import('#plugins/deadlines/renewing/begin_renewal')

export default definePlugin({
  name: 'deadlines',
  summary: 'By when a case is due to whom, and why: rules as data, working days, one sentence.',
  kernel: '^1.0.0',
  requires: ['cases'],
  uses: { coding: '^1.0.0', organisation: '^1.0.0' },
  settings: deadlineSettings,
  extensionPoints: [submittedDays, warningLevels],
  contributes: [
    contribute(attentionSources, () => import('#plugins/deadlines/attention/due_at_home')),
    contribute(batchKinds, () => import('#plugins/deadlines/renewing/renew_kind')),
    contribute(caseProjections, () => import('#plugins/deadlines/records/follow_cases')),
    contribute(caseGuards, () => import('#plugins/deadlines/records/keep_missed')),
    contribute(caseFilters, () => import('#plugins/deadlines/listing/due_filter')),
    contribute(listColumns, () => import('#plugins/deadlines/listing/due_column')),
    contribute(ruleFacts, () => import('#plugins/deadlines/findings/expedited_facts')),
    contribute(pluginReports, () => import('#plugins/deadlines/reporting/rules_page')),
  ],
  provides: [provide(OpenDeadlines, () => import('#plugins/deadlines/listing/reached_deadlines'))],
  listens: [
    { to: 'settings.changed', load: renew },
    { to: 'project.changed', load: renew },
    { to: 'drug.*', load: renew },
    { to: 'drug_reference.*', load: renew },
  ],
  // A new release may bring other rules, a new dictionary other codes below a term.
  schedules: [{ name: 'deadlines.follow_terms', cron: '20 17 * * *', load: renew }],
  rules: 'rules',
  migrations: 'database/migrations',
  lang: 'lang',
  routes: () => import('#plugins/deadlines/routes'),
  commands: () => import('#plugins/deadlines/commands/main'),
})
