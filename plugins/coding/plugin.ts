import { attentionSources } from '#kernel/admin/attention/attention'
import { batchKinds } from '#kernel/batches/batch_kind'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { configurationParts } from '#kernel/configuration/configuration_part'
import { ruleFacts } from '#kernel/case/findings/rule_facts'
import { licensedNames } from '#kernel/case/forms/licensed_lists'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { caseFilters, caseProjections } from '#plugins/cases/contract'
import { listColumns } from '#plugins/cases/contract/list_columns'
import { searchTerms } from '#plugins/cases/contract/search_terms'
import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { DictionaryLoading, releasedDictionaries } from '#plugins/coding/contract/release'
import { TermCodes } from '#plugins/coding/contract/term_codes'
import { ReleaseReader } from '#plugins/coding/loading/release_reader'
import { codingPermissions } from '#plugins/coding/permissions'
import { codingResources, codingScreens } from '#plugins/coding/screens'

export default definePlugin({
  name: 'coding',
  summary:
    'MedDRA: loads releases, says which are in use, finds terms and codes by itself what is beyond doubt.',
  kernel: '^1.0.0',
  requires: ['cases'],
  permissions: codingPermissions,
  screens: codingScreens,
  resources: codingResources,
  extensionPoints: [releasedDictionaries],
  contributes: [
    contribute(attentionSources, () => import('#plugins/coding/versions/versions_at_home')),
    contribute(auditedTables, () => import('#plugins/coding/records/audited_tables')),
    contribute(batchKinds, () => import('#plugins/coding/runs/run_kind')),
    contribute(configurationParts, () => import('#plugins/coding/versions/coding_configuration')),
    contribute(caseFilters, () => import('#plugins/coding/filter/term_filter')),
    contribute(caseProjections, () => import('#plugins/coding/records/coded_place_rows')),
    contribute(listColumns, () => import('#plugins/coding/list/preferred_term_column')),
    contribute(searchTerms, () => import('#plugins/coding/filter/search_terms')),
    contribute(releasedDictionaries, () => import('#plugins/coding/med_ascii/meddra')),
    contribute(ruleFacts, () => import('#plugins/coding/findings/term_facts')),
    contribute(licensedNames, () => import('#plugins/coding/places/licensed_names')),
  ],
  provides: [
    provide(MedicalDictionary, () => import('#plugins/coding/search/threaded_dictionary')),
    provide(TermCodes, () => import('#plugins/coding/records/newest_term_codes')),
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
