import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { batchKinds } from '#kernel/batches/batch_kind'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { confirmingObstacles } from '#kernel/configuration/confirming_obstacles'
import { contribute } from '#kernel/plugins/extension_point'
import { menuBadges } from '#kernel/menus/menu_badges'
import { unfinishedTasks } from '#kernel/people/unfinished_tasks'

import { evaluationPages } from '#plugins/cases/contract'
import { listColumns } from '#plugins/cases/contract/list_columns'
import { caseGuards } from '#plugins/cases/contract/guards'
import { caseProcess } from '#plugins/cases/contract/process'
import { caseReactions } from '#plugins/cases/contract/reactions'
import { CaseLocks } from '#plugins/process/contract/case_locks'
import { CaseNodes } from '#plugins/process/contract/case_nodes'
import { processGates } from '#plugins/process/contract/gates'
import { processErrors } from '#plugins/process/errors'
import { processPermissions } from '#plugins/process/permissions'
import { processScreens } from '#plugins/process/screens'

export default definePlugin({
  name: 'process',
  summary:
    'The way of cases through the workflow: submit, return, recall, claim, transfer, and the tasks of people.',
  kernel: '^1.0.0',
  requires: ['cases'],
  uses: { queries: '^1.0.0' },
  permissions: processPermissions,
  screens: processScreens,
  errors: processErrors,
  extensionPoints: [processGates],
  provides: [
    provide(CaseLocks, () => import('#plugins/process/records/stored_case_locks')),
    provide(CaseNodes, () => import('#plugins/process/records/stored_case_nodes')),
  ],
  contributes: [
    contribute(processGates, () => import('#plugins/process/acting/findings_gate')),
    contribute(processGates, () => import('#plugins/process/acting/queries_gate')),
    contribute(auditedTables, () => import('#plugins/process/records/audited_tables')),
    contribute(batchKinds, () => import('#plugins/process/many/many_kind')),
    contribute(
      configurationParts,
      () => import('#plugins/process/definition/process_configuration')
    ),
    contribute(confirmingObstacles, () => import('#plugins/process/definition/empty_process')),
    contribute(evaluationPages, () => import('#plugins/process/definition/evaluation_pages')),
    contribute(caseProcess, () => import('#plugins/process/definition/owned_process')),
    // What is locked is locked for whoever has it, too: that is said first.
    contribute(caseGuards, () => import('#plugins/process/records/lock_guard')),
    contribute(caseGuards, () => import('#plugins/process/records/holder_guard')),
    contribute(caseReactions, () => import('#plugins/process/records/case_reactions')),
    contribute(listColumns, () => import('#plugins/process/list/standing_columns')),
    contribute(menuBadges, () => import('#plugins/process/records/tasks_badge')),
    contribute(unfinishedTasks, () => import('#plugins/process/records/unfinished_tasks')),
  ],
  migrations: 'database/migrations',
  commands: () => import('#plugins/process/commands/main'),
  lang: 'lang',
  seed: () => import('#plugins/process/seed/seed_ways'),
  routes: () => import('#plugins/process/routes'),
})
