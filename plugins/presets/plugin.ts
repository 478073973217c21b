import { auditedTables } from '#kernel/changes/audit_subjects'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { Presets, PresetTemplates } from '#plugins/presets/contract'
import { wording } from '#plugins/presets/lang/server/wording'
import { presetPermissions } from '#plugins/presets/permissions'

export default definePlugin({
  name: 'presets',
  summary:
    'Senders, reporters, products and studies kept once, by the company or a project, and copied into cases.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: presetPermissions,
  menu: [
    {
      id: 'case_configuration',
      label: wording('plugin.case_configuration'),
      href: '/admin/presets/sender',
      permission: 'CASE_CONF',
      icon: 'copy',
      section: 'configuration',
      order: 80,
    },
  ],
  provides: [
    provide(Presets, () => import('#plugins/presets/records/lucid_presets')),
    provide(PresetTemplates, () => import('#plugins/presets/records/lucid_preset_templates')),
  ],
  contributes: [
    contribute(auditedTables, () => import('#plugins/presets/records/audited_tables')),
    contribute(configurationParts, () => import('#plugins/presets/keeping/preset_configuration')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/presets/seed/seed_presets'),
  routes: () => import('#plugins/presets/routes'),
})
