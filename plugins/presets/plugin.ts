import { auditedTables } from '#kernel/changes/audit_subjects'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { caseProposals } from '#plugins/cases/contract/proposals'
import { Presets, PresetTemplates } from '#plugins/presets/contract'
import { presetPermissions } from '#plugins/presets/permissions'
import { presetResources, presetScreens } from '#plugins/presets/screens'
import { presetSettings } from '#plugins/presets/settings'

export default definePlugin({
  name: 'presets',
  summary:
    'Senders, reporters, products and studies kept once, by the company or a project, and copied into cases.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: presetPermissions,
  screens: presetScreens,
  resources: presetResources,
  provides: [
    provide(Presets, () => import('#plugins/presets/records/lucid_presets')),
    provide(PresetTemplates, () => import('#plugins/presets/records/lucid_preset_templates')),
  ],
  contributes: [
    contribute(auditedTables, () => import('#plugins/presets/records/audited_tables')),
    contribute(caseProposals, () => import('#plugins/presets/proposing/project_sender')),
    contribute(configurationParts, () => import('#plugins/presets/keeping/preset_configuration')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  settings: presetSettings,
  seed: () => import('#plugins/presets/seed/seed_presets'),
  routes: () => import('#plugins/presets/routes'),
})
