import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { transports } from '#plugins/gateway/contract/transport'

export default definePlugin({
  name: 'drop',
  summary:
    'Messages leave as files in a folder or as objects in an S3 bucket, and answers are fetched from there.',
  kernel: '^1.0.0',
  requires: ['gateway'],
  contributes: [
    contribute(transports, () => import('#plugins/drop/folder/folder_transport')),
    contribute(transports, () => import('#plugins/drop/s3/s3_transport')),
  ],
})
