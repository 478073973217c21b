import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'literature',
  summary:
    'Literature: reads what databases export, cites it, and names days that no search covers.',
  kernel: '^1.0.0',
  commands: () => import('#plugins/literature/commands/main'),
})
