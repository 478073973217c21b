import { bootChecks } from '#kernel/plugins/boot_checks'
import { contribute } from '#kernel/plugins/extension_point'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { expiringRows } from '#kernel/changes/expiring_rows'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { elementCoverage } from '#kernel/forms/element_coverage'
import { casesCounted } from '#kernel/tenancy/limits/count_cases'
import { closingObstacles } from '#kernel/tenancy/projects/closing_obstacles'

import {
  caseFilters,
  CaseLoader,
  caseProjections,
  CaseRecords,
  evaluationPages,
} from '#plugins/cases/contract'
import { caseGuards } from '#plugins/cases/contract/guards'
import { CaseProcess, caseProcess } from '#plugins/cases/contract/process'
import { caseLayers } from '#plugins/cases/contract/layers'
import { listColumns } from '#plugins/cases/contract/list_columns'
import { CaseReading } from '#plugins/cases/contract/reading'
import { WholeCases } from '#plugins/cases/contract/whole_cases'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import { casePermissions } from '#plugins/cases/permissions'

export default definePlugin({
  name: 'cases',
  summary: 'Cases with their versions and revisions: list, view, page editor, history, audit.',
  kernel: '^1.0.0',
  permissions: casePermissions,
  errors: caseErrors,
  menu: [
    {
      id: 'cases',
      label: wording('plugin.cases'),
      href: '/cases',
      permission: 'CASE_DATA',
      icon: 'cases',
      section: 'work',
      order: 20,
    },
    {
      id: 'case_coding',
      label: wording('plugin.case_coding'),
      href: '/system/case',
      permission: 'SYS_CONF',
      icon: 'hash',
      section: 'configuration',
      order: 80,
    },
  ],
  extensionPoints: [
    caseGuards,
    caseProcess,
    evaluationPages,
    listColumns,
    caseFilters,
    caseProjections,
    caseLayers,
  ],
  provides: [
    provide(CaseProcess, () => import('#plugins/cases/process/owned_case_process')),
    provide(CaseReading, () => import('#plugins/cases/reading/layered_case_reading')),
    provide(WholeCases, () => import('#plugins/cases/records/stored_cases')),
    provide(CaseRecords, () => import('#plugins/cases/records/stored_case_records')),
    provide(CaseLoader, () => import('#plugins/cases/records/copying_case_loader')),
  ],
  contributes: [
    contribute(auditedTables, () => import('#plugins/cases/records/audited_tables')),
    contribute(expiringRows, () => import('#plugins/cases/records/silent_windows')),
    contribute(configurationParts, () => import('#plugins/cases/numbering/coding_configuration')),
    contribute(closingObstacles, () => import('#plugins/cases/records/unfinished_cases')),
    contribute(casesCounted, () => import('#plugins/cases/records/cases_counted')),
    contribute(bootChecks, () => import('#plugins/cases/list/refuse_unsound_columns')),
    contribute(elementCoverage, () => import('#plugins/cases/list/search_coverage')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  rules: 'rules',
  seed: () => import('#plugins/cases/seed/seed_cases'),
  routes: () => import('#plugins/cases/routes'),
  commands: () => import('#plugins/cases/commands/main'),
})
