import { batchKinds } from '#kernel/batches/batch_kind'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { ruleFacts } from '#kernel/findings/rule_facts'
import { licensedNames } from '#kernel/forms/licensed_lists'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { caseFilters, caseProjections } from '#plugins/cases/contract'
import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { DictionaryLoading, releasedDictionaries } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'
import { ReleaseReader } from '#plugins/coding/loading/release_reader'
import { codingPermissions } from '#plugins/coding/permissions'

export default definePlugin({
  name: 'coding',
  summary:
    'MedDRA: loads releases, says which are in use, finds terms and codes by itself what is beyond doubt.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: codingPermissions,
  menu: [
    {
      id: 'coding',
      label: wording('plugin.medical_coding'),
      href: '/coding',
      permission: 'CASE_CODING',
      icon: 'tag',
      section: 'work',
      order: 40,
    },
    {
      id: 'coding_version',
      label: wording('plugin.medical_dictionary'),
      href: '/system/coding',
      permission: 'CODING_CONF',
      icon: 'book',
      section: 'configuration',
      order: 85,
    },
  ],
  extensionPoints: [releasedDictionaries],
  contributes: [
    contribute(auditedTables, () => import('#plugins/coding/records/audited_tables')),
    contribute(batchKinds, () => import('#plugins/coding/runs/run_kind')),
    contribute(configurationParts, () => import('#plugins/coding/versions/coding_configuration')),
    contribute(caseFilters, () => import('#plugins/coding/filter/term_filter')),
    contribute(caseProjections, () => import('#plugins/coding/records/coded_place_rows')),
    contribute(releasedDictionaries, () => import('#plugins/coding/med_ascii/meddra')),
    contribute(ruleFacts, () => import('#plugins/coding/findings/term_facts')),
    contribute(licensedNames, () => import('#plugins/coding/places/licensed_names')),
  ],
  provides: [
    provide(MedicalDictionary, () => import('#plugins/coding/search/threaded_dictionary')),
    provide(DictionaryLoading, () => import('#plugins/coding/loading/bring_release')),
    provide(ReleaseReader, () => import('#plugins/coding/loading/threaded_release_reader')),
  ],
  jobs: [
    {
      name: 'coding.load',
      load: () => import('#plugins/coding/loading/load_job'),
      keepsTrying: true,
    },
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/coding/seed/seed_dictionary'),
  routes: () => import('#plugins/coding/routes'),
  commands: () => import('#plugins/coding/commands/main'),
})
