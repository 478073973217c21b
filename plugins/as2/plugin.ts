import { attentionSources } from '#kernel/admin/attention/attention'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { receivers } from '#kernel/http/receivers/receiver'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { As2OtherSide } from '#plugins/as2/contract/other_side'
import { as2Screens } from '#plugins/as2/screens'
import { transports } from '#plugins/gateway/contract/transport'

export default definePlugin({
  name: 'as2',
  summary:
    'AS2 (RFC 4130): messages leave and arrive by it; reads and writes them and makes certificates, by file.',
  kernel: '^1.0.0',
  requires: ['gateway'],
  screens: as2Screens,
  provides: [provide(As2OtherSide, () => import('#plugins/as2/receiving/other_side'))],
  contributes: [
    contribute(attentionSources, () => import('#plugins/as2/certificates/certificates_at_home')),
    contribute(auditedTables, () => import('#plugins/as2/records/audited_tables')),
    contribute(receivers, () => import('#plugins/as2/receiving/as2_receiver')),
    contribute(transports, () => import('#plugins/as2/sending/as2_transport')),
  ],
  jobs: [
    {
      name: 'as2.post_mdn',
      load: () => import('#plugins/as2/receiving/post_mdn_job'),
      retryLimit: 12,
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  commands: () => import('#plugins/as2/commands/main'),
  routes: () => import('#plugins/as2/routes'),
})
