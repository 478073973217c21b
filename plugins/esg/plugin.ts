import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { transports } from '#plugins/gateway/contract/transport'

export default definePlugin({
  name: 'esg',
  summary:
    'Messages leave by the REST interface of the FDA (ESG NextGen), and acknowledgements are fetched.',
  kernel: '^1.0.0',
  requires: ['gateway'],
  contributes: [contribute(transports, () => import('#plugins/esg/sending/esg_transport'))],
  migrations: 'database/migrations',
})
