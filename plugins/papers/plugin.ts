import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { pluginReports } from '#kernel/reports/plugin_reports'

import { paperForms, Papers } from '#plugins/papers/contract'
import { paperPermissions } from '#plugins/papers/permissions'

export default definePlugin({
  name: 'papers',
  summary: 'Papers of cases by forms that are data: CIOMS I and the full case, as PDF and DOCX.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: paperPermissions,
  extensionPoints: [paperForms],
  contributes: [
    contribute(paperForms, () => import('#plugins/papers/forms/main')),
    contribute(pluginReports, () => import('#plugins/papers/forms/forms_page')),
  ],
  provides: [provide(Papers, () => import('#plugins/papers/printing/printed_papers'))],
  lang: 'lang',
  routes: () => import('#plugins/papers/routes'),
  commands: () => import('#plugins/papers/commands/main'),
})
