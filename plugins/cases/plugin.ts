import { attentionSources } from '#kernel/admin/attention/attention'
import { bootChecks } from '#kernel/plugins/boot_checks'
import { contribute } from '#kernel/plugins/extension_point'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { expiringRows } from '#kernel/changes/expiring_rows'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { elementCoverage } from '#kernel/case/forms/element_coverage'
import { casesCounted } from '#kernel/tenancy/limits/count_cases'
import { closingObstacles } from '#kernel/tenancy/projects/closing_obstacles'
import { openWork } from '#kernel/tenancy/projects/open_work'

import {
  caseFilters,
  CaseLoader,
  caseProjections,
  CaseProjecting,
  CaseRecords,
  evaluationPages,
} from '#plugins/cases/contract'
import { CaseDocuments } from '#plugins/cases/contract/documents'
import { CaseFollowUps } from '#plugins/cases/contract/follow_ups'
import { caseGuards } from '#plugins/cases/contract/guards'
import { CaseProcess, caseProcess } from '#plugins/cases/contract/process'
import { CaseJudging } from '#plugins/cases/contract/judging'
import { caseLayers } from '#plugins/cases/contract/layers'
import { listColumns } from '#plugins/cases/contract/list_columns'
import { CaseListLook } from '#plugins/cases/contract/list_look'
import { MetRowsReading } from '#plugins/cases/contract/met_rows'
import { caseReactions } from '#plugins/cases/contract/reactions'
import { CaseProposing } from '#plugins/cases/contract/proposing'
import { caseProposals } from '#plugins/cases/contract/proposals'
import { CaseReading } from '#plugins/cases/contract/reading'
import { searchTerms } from '#plugins/cases/contract/search_terms'
import { similarCases } from '#plugins/cases/contract/similar_cases'
import { subjectsOfCases } from '#plugins/cases/contract/subjects_of_cases'
import { VersionFacts } from '#plugins/cases/contract/version_facts'
import { WholeCases } from '#plugins/cases/contract/whole_cases'
import { caseErrors } from '#plugins/cases/errors'
import { casePermissions } from '#plugins/cases/permissions'
import { caseScreens } from '#plugins/cases/screens'
import { caseSettings } from '#plugins/cases/settings'

export default definePlugin({
  name: 'cases',
  summary: 'Cases with their versions and revisions: list, view, page editor, history, audit.',
  kernel: '^1.0.0',
  elements: 'form-schemas/elements.json',
  pages: [
    { page: 'case_identification', section: 'report', elements: ['C.1.RC.1'] },
    { page: 'adverse_events', section: 'course', elements: ['E.i.RC.1'] },
  ],
  permissions: casePermissions,
  errors: caseErrors,
  screens: caseScreens,
  extensionPoints: [
    caseGuards,
    caseReactions,
    caseProcess,
    evaluationPages,
    listColumns,
    caseFilters,
    caseProjections,
    caseLayers,
    caseProposals,
    searchTerms,
    similarCases,
    subjectsOfCases,
  ],
  settings: caseSettings,
  provides: [
    provide(CaseProcess, () => import('#plugins/cases/process/owned_case_process')),
    provide(CaseJudging, () => import('#plugins/cases/findings/case_findings')),
    provide(CaseProposing, () => import('#plugins/cases/proposing/case_proposals')),
    provide(CaseFollowUps, () => import('#plugins/cases/versions/open_follow_up')),
    provide(CaseListLook, () => import('#plugins/cases/list/look_of_list')),
    provide(MetRowsReading, () => import('#plugins/cases/list/read_met_rows')),
    provide(CaseReading, () => import('#plugins/cases/reading/layered_case_reading')),
    provide(VersionFacts, () => import('#plugins/cases/facts/facts_of_version')),
    provide(WholeCases, () => import('#plugins/cases/records/stored_cases')),
    provide(CaseProjecting, () => import('#plugins/cases/records/renewed_projections')),
    provide(CaseRecords, () => import('#plugins/cases/records/stored_case_records')),
    provide(CaseDocuments, () => import('#plugins/cases/records/stored_case_documents')),
    provide(CaseLoader, () => import('#plugins/cases/records/copying_case_loader')),
  ],
  contributes: [
    contribute(auditedTables, () => import('#plugins/cases/records/audited_tables')),
    contribute(expiringRows, () => import('#plugins/cases/records/silent_windows')),
    contribute(
      configurationParts,
      () => import('#plugins/cases/numbering/numbering_configuration')
    ),
    contribute(attentionSources, () => import('#plugins/cases/attention/cases_at_home')),
    contribute(openWork, () => import('#plugins/cases/attention/open_work_in_cases')),
    contribute(closingObstacles, () => import('#plugins/cases/records/unfinished_cases')),
    contribute(casesCounted, () => import('#plugins/cases/records/cases_counted')),
    contribute(caseProjections, () => import('#plugins/cases/facts/main')),
    contribute(caseGuards, () => import('#plugins/cases/versions/version_guard')),
    contribute(similarCases, () => import('#plugins/cases/similar/main')),
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
