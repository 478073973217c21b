import { definePlugin } from '#kernel/plugins/define_plugin'

import { trailScreens } from '#plugins/trail/screens'

export default definePlugin({
  name: 'trail',
  summary: 'The audit trail of a project: changes of cases, queries, other actions, sign-ins.',
  kernel: '^1.0.0',
  requires: ['cases'],
  screens: trailScreens,
  lang: 'lang',
  routes: () => import('#plugins/trail/routes'),
})
