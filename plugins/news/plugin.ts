import { definePlugin } from '#kernel/plugins/define_plugin'

import { newsPermissions } from '#plugins/news/permissions'
import { newsResources } from '#plugins/news/screens'

export default definePlugin({
  name: 'news',
  summary:
    'What the platform tells everyone: notices for some days, and what is new in each version of the product.',
  kernel: '^1.0.0',
  permissions: newsPermissions,
  resources: newsResources,
  migrations: 'database/migrations',
  lang: 'lang',
  routes: () => import('#plugins/news/routes'),
})
