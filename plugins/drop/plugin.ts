import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { FolderOtherSide } from '#plugins/drop/contract/other_side'
import { transports } from '#plugins/gateway/contract/transport'

export default definePlugin({
  name: 'drop',
  summary:
    'Messages leave as files in a folder or as objects in an S3 bucket, and answers are fetched from there.',
  kernel: '^1.0.0',
  requires: ['gateway'],
  provides: [provide(FolderOtherSide, () => import('#plugins/drop/folder/other_side'))],
  contributes: [
    contribute(transports, () => import('#plugins/drop/folder/folder_transport')),
    contribute(transports, () => import('#plugins/drop/s3/s3_transport')),
  ],
})
