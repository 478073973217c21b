import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { unfinishedTasks } from '#kernel/people/unfinished_tasks'

import { caseGuards } from '#plugins/cases/contract/guards'
import { caseProcess } from '#plugins/cases/contract/process'
import { caseReactions } from '#plugins/cases/contract/reactions'
import { processPermissions } from '#plugins/process/permissions'
import { processScreens } from '#plugins/process/screens'

export default definePlugin({
  name: 'process',
  summary:
    'The way of cases through the workflow: submit, return, recall, claim, transfer, and the tasks of people.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: processPermissions,
  screens: processScreens,
  contributes: [
    contribute(caseProcess, () => import('#plugins/process/definition/owned_process')),
    contribute(caseGuards, () => import('#plugins/process/records/holder_guard')),
    contribute(caseReactions, () => import('#plugins/process/records/case_reactions')),
    contribute(unfinishedTasks, () => import('#plugins/process/records/unfinished_tasks')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  routes: () => import('#plugins/process/routes'),
})
