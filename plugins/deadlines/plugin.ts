import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'deadlines',
  summary: 'By when a case is due to whom, and why: rules as data, working days, one sentence.',
  kernel: '^1.0.0',
  requires: ['cases'],
})
