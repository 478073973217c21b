import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'signal',
  summary: 'Signals: what is reported together more often than expected, and by which measure.',
  kernel: '^1.0.0',
  commands: () => import('#plugins/signal/commands/main'),
})
