import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'demo',
  summary:
    'Commands of the demonstration: an invented company, what each plugin shows, cases by the million.',
  kernel: '^1.0.0',
  uses: { cases: '^1.0.0', e2b: '^1.0.0' },
  commands: () => import('#plugins/demo/commands/main'),
})
