import { attentionSources } from '#kernel/admin/attention/attention'
import { batchKinds } from '#kernel/batches/batch_kind'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { expiringRows } from '#kernel/changes/expiring_rows'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { menuBadges } from '#kernel/menus/menu_badges'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { pluginReports } from '#kernel/reports/plugin_reports'

import { caseFilters } from '#plugins/cases/contract'
import { caseGuards } from '#plugins/cases/contract/guards'
import { listColumns } from '#plugins/cases/contract/list_columns'
import { subjectsOfCases } from '#plugins/cases/contract/subjects_of_cases'
import { submittedDays } from '#plugins/deadlines/contract/submitted_days'
import { sentRevisions } from '#plugins/e2b/contract/sent_revisions'
import { processGates } from '#plugins/process/contract/gates'
import { Arrivals, Receipts } from '#plugins/gateway/contract/arrivals'
import { KnownConnections } from '#plugins/gateway/contract/connections'
import { GatewaySetUp } from '#plugins/gateway/contract/set_up'
import { PartnerReach } from '#plugins/gateway/contract/reach'
import { SubmissionRemarks } from '#plugins/gateway/contract/remarks'
import { CaseSubmitting } from '#plugins/gateway/contract/submitting'
import { SendingGate } from '#plugins/gateway/contract/sending'
import { SubmissionSteps } from '#plugins/gateway/contract/steps'
import { transports } from '#plugins/gateway/contract/transport'
import { gatewayErrors } from '#plugins/gateway/errors'
import { gatewayPermissions } from '#plugins/gateway/permissions'
import { gatewayResources, gatewayScreens } from '#plugins/gateway/screens'

export default definePlugin({
  name: 'gateway',
  summary:
    'From a finished case to the answer of the authority: destinations, submissions, what became of them.',
  kernel: '^1.0.0',
  requires: ['cases', 'deadlines', 'e2b', 'organisation', 'process'],
  permissions: gatewayPermissions,
  errors: gatewayErrors,
  screens: gatewayScreens,
  resources: gatewayResources,
  extensionPoints: [transports],
  provides: [
    provide(SubmissionSteps, () => import('#plugins/gateway/records/stored_steps')),
    provide(SubmissionRemarks, () => import('#plugins/gateway/records/remarks')),
    provide(Arrivals, () => import('#plugins/gateway/arrivals/take_arrival')),
    provide(Receipts, () => import('#plugins/gateway/sending/stored_receipts')),
    provide(SendingGate, () => import('#plugins/gateway/records/sending_place')),
    provide(GatewaySetUp, () => import('#plugins/gateway/connections/stored_set_up')),
    provide(CaseSubmitting, () => import('#plugins/gateway/submitting/submit_for_plugins')),
    provide(PartnerReach, () => import('#plugins/gateway/reach/named_reach')),
    provide(KnownConnections, () => import('#plugins/gateway/connections/known_connections')),
  ],
  contributes: [
    contribute(attentionSources, () => import('#plugins/gateway/attention/submissions_at_home')),
    contribute(attentionSources, () => import('#plugins/gateway/opening/closed_at_home')),
    contribute(auditedTables, () => import('#plugins/gateway/records/audited_tables')),
    contribute(batchKinds, () => import('#plugins/gateway/many/many_kind')),
    contribute(caseFilters, () => import('#plugins/gateway/list/status_filter')),
    contribute(caseGuards, () => import('#plugins/gateway/records/deletion_guard')),
    contribute(
      configurationParts,
      () => import('#plugins/gateway/destinations/destination_configuration')
    ),
    contribute(expiringRows, () => import('#plugins/gateway/records/over_leases')),
    contribute(listColumns, () => import('#plugins/gateway/list/status_column')),
    contribute(menuBadges, () => import('#plugins/gateway/attention/submissions_badge')),
    contribute(pluginReports, () => import('#plugins/gateway/authorities/authorities_page')),
    contribute(processGates, () => import('#plugins/gateway/declaring/submitted_gate')),
    contribute(sentRevisions, () => import('#plugins/gateway/records/last_sent')),
    contribute(submittedDays, () => import('#plugins/gateway/records/days_of_submission')),
    contribute(subjectsOfCases, () => import('#plugins/gateway/records/subjects_of_cases')),
  ],
  jobs: [{ name: 'gateway.send', load: () => import('#plugins/gateway/sending/send_job') }],
  schedules: [
    {
      name: 'gateway.sweep',
      cron: '*/5 * * * *',
      load: () => import('#plugins/gateway/sending/sweep'),
    },
    {
      name: 'gateway.read_arrivals',
      cron: '*/5 * * * *',
      load: () => import('#plugins/gateway/arrivals/read_again'),
    },
    {
      name: 'gateway.collect',
      cron: '*/5 * * * *',
      load: () => import('#plugins/gateway/sending/collect'),
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/gateway/seed/seed_submissions'),
  commands: () => import('#plugins/gateway/commands/main'),
  routes: () => import('#plugins/gateway/routes'),
})
