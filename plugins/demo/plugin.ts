import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'demo',
  summary:
    'The demonstration: invented companies, what each plugin shows, what to try, cases by the million.',
  kernel: '^1.0.0',
  uses: { cases: '^1.0.0', e2b: '^1.0.0' },
  lang: 'lang',
  routes: () => import('#plugins/demo/routes'),
  commands: () => import('#plugins/demo/commands/main'),
})
