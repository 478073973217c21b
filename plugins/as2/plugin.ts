import { definePlugin } from '#kernel/plugins/define_plugin'

export default definePlugin({
  name: 'as2',
  summary: 'AS2 (RFC 4130): reads and writes messages and MDNs, makes certificates, by file.',
  kernel: '^1.0.0',
  lang: 'lang',
  commands: () => import('#plugins/as2/commands/main'),
})
