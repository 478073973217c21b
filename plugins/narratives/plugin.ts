import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'narratives',
  summary: 'Narratives of cases by templates that are data, sentence by sentence.',
  kernel: '^1.0.0',
  requires: ['cases'],
})
