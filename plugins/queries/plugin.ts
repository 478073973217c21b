import { attentionSources } from '#kernel/admin/attention/attention'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { menuBadges } from '#kernel/menus/menu_badges'
import { unfinishedTasks } from '#kernel/people/unfinished_tasks'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { CaseOfQuery } from '#plugins/queries/contract/case_of_query'
import { caseReactions } from '#plugins/cases/contract/reactions'
import { subjectsOfCases } from '#plugins/cases/contract/subjects_of_cases'
import { OpenQueries } from '#plugins/queries/contract/open_queries'
import { queryErrors } from '#plugins/queries/errors'
import { queryPermissions } from '#plugins/queries/permissions'
import { queryScreens } from '#plugins/queries/screens'

export default definePlugin({
  name: 'queries',
  summary: 'Queries on cases: people ask each other about a case, a page or an element, and reply.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: queryPermissions,
  errors: queryErrors,
  screens: queryScreens,
  provides: [
    provide(CaseOfQuery, () => import('#plugins/queries/records/stored_case_of_query')),
    provide(OpenQueries, () => import('#plugins/queries/records/count_open_queries')),
  ],
  contributes: [
    contribute(caseReactions, () => import('#plugins/queries/records/close_with_case')),
    contribute(subjectsOfCases, () => import('#plugins/queries/records/queries_of_cases')),
    contribute(attentionSources, () => import('#plugins/queries/attention/queries_at_home')),
    contribute(auditedTables, () => import('#plugins/queries/records/audited_tables')),
    contribute(menuBadges, () => import('#plugins/queries/attention/queries_badge')),
    contribute(unfinishedTasks, () => import('#plugins/queries/records/unanswered_queries')),
  ],
  jobs: [
    {
      // As the mails of the kernel: a mail server may be away over night.
      name: 'queries.send_mail',
      load: () => import('#plugins/queries/mail/send_mail_job'),
      retryLimit: 14,
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/queries/seed/seed_queries'),
  routes: () => import('#plugins/queries/routes'),
})
