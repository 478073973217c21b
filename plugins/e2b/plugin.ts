import { attentionSources } from '#kernel/admin/attention/attention'
import { batchKinds } from '#kernel/batches/batch_kind'
import { ruleFacts } from '#kernel/case/findings/rule_facts'
import { elementCoverage } from '#kernel/case/forms/element_coverage'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { e2bErrors } from '#plugins/e2b/errors'
import { Messages } from '#plugins/e2b/contract'
import { ReportImport } from '#plugins/e2b/contract/report_import'
import { sentRevisions } from '#plugins/e2b/contract/sent_revisions'
import { e2bPermissions } from '#plugins/e2b/permissions'
import { e2bSettings } from '#plugins/e2b/settings'
import { wording } from '#plugins/e2b/lang/server/wording'

export default definePlugin({
  name: 'e2b',
  summary: 'ICH E2B(R3): reads and writes messages, checks them, imports and exports cases.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: e2bPermissions,
  errors: e2bErrors,
  resources: [
    {
      resource: 'imports',
      label: wording('screens.imports'),
      icon: 'upload',
      permission: 'CASE_IMPORT_READ',
      list: '/import/index',
      menu: { group: 'import', order: 10, projectType: 2 },
    },
  ],
  extensionPoints: [sentRevisions],
  contributes: [
    contribute(attentionSources, () => import('#plugins/e2b/attention/messages_at_home')),
    contribute(batchKinds, () => import('#plugins/e2b/exchange/batch_kinds')),
    contribute(ruleFacts, () => import('#plugins/e2b/judging/setting_facts')),
    contribute(elementCoverage, () => import('#plugins/e2b/message/message_coverage')),
  ],
  provides: [
    provide(Messages, () => import('#plugins/e2b/exchange/pooled_messages')),
    provide(ReportImport, () => import('#plugins/e2b/exchange/decided_reports')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  rules: 'rules',
  settings: e2bSettings,
  seed: () => import('#plugins/e2b/seed/seed_import'),
  routes: () => import('#plugins/e2b/routes'),
  commands: () => import('#plugins/e2b/commands/main'),
})
