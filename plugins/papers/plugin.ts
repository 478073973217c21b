import { batchKinds } from '#kernel/batches/batch_kind'
import { expiringRows } from '#kernel/changes/expiring_rows'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { pluginReports } from '#kernel/reports/plugin_reports'

import { paperForms, Papers } from '#plugins/papers/contract'
import { paperPermissions } from '#plugins/papers/permissions'

export default definePlugin({
  name: 'papers',
  summary:
    'Papers of cases by forms that are data: CIOMS I, MedWatch, the forms of China, reports and the full case, as PDF and DOCX.',
  kernel: '^1.0.0',
  requires: ['cases'],
  elements: 'form-schemas/elements.json',
  pages: [
    { page: 'case_identification', section: 'report', elements: ['C.1.PP.1'] },
    { page: 'study', section: 'study', elements: ['C.5.PP.1'] },
    { page: 'patient', section: 'patient', elements: ['D.PP.1', 'D.PP.2'] },
    {
      page: 'adverse_events',
      section: 'course',
      elements: ['E.i.PP.1', 'E.i.PP.3', 'E.i.PP.4'],
    },
    { page: 'drug', section: 'identification', elements: ['G.k.PP.1', 'G.k.PP.2'] },
  ],
  permissions: paperPermissions,
  extensionPoints: [paperForms],
  contributes: [
    contribute(paperForms, () => import('#plugins/papers/forms/main')),
    contribute(batchKinds, () => import('#plugins/papers/runs/run_kind')),
    contribute(expiringRows, () => import('#plugins/papers/records/over_papers')),
    contribute(pluginReports, () => import('#plugins/papers/forms/forms_page')),
  ],
  provides: [provide(Papers, () => import('#plugins/papers/printing/printed_papers'))],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/papers/seed/seed_papers'),
  routes: () => import('#plugins/papers/routes'),
  commands: () => import('#plugins/papers/commands/main'),
})
