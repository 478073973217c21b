import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'demo',
  summary: 'An invented company with invented cases, and synthetic cases by the million.',
  kernel: '^1.0.0',
  requires: ['cases', 'coding', 'drugs', 'e2b', 'presets'],
  commands: () => import('#plugins/demo/commands/main'),
})
