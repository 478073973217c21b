import { auditedTables } from '#kernel/changes/audit_subjects'
import { ruleFacts } from '#kernel/findings/rule_facts'
import { licensedLists } from '#kernel/forms/licensed_lists'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { releasedDictionaries } from '#plugins/coding/contract'
import { DrugDictionary, ProductLoading, StandardListLoading } from '#plugins/drugs/contract'
import { drugPermissions } from '#plugins/drugs/permissions'

export default definePlugin({
  name: 'drugs',
  summary:
    'Drug dictionaries: products of a company and WHODrug, looked up from a case; terms of EDQM and ATC.',
  kernel: '^1.0.0',
  requires: ['coding'],
  permissions: drugPermissions,
  contributes: [
    contribute(releasedDictionaries, () => import('#plugins/drugs/whodrug/whodrug')),
    contribute(auditedTables, () => import('#plugins/drugs/records/audited_tables')),
    contribute(ruleFacts, () => import('#plugins/drugs/findings/list_facts')),
    contribute(licensedLists, () => import('#plugins/drugs/findings/licensed_codes')),
  ],
  provides: [
    provide(DrugDictionary, () => import('#plugins/drugs/search/kept_drug_dictionary')),
    provide(StandardListLoading, () => import('#plugins/drugs/lists/bring_list')),
    provide(ProductLoading, () => import('#plugins/drugs/products/bring_products')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  routes: () => import('#plugins/drugs/routes'),
  commands: () => import('#plugins/drugs/commands/main'),
})
