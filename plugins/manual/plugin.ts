import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'manual',
  summary: 'The operation manual: what one does with each screen.',
  kernel: '^1.0.0',
  lang: 'lang',
  screens: [
    {
      name: 'manual.page',
      address: '/manual',
      controller: () => import('#plugins/manual/reading/manual_controller'),
    },
  ],
})
