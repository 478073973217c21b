import { auditedTables } from '#kernel/changes/audit_subjects'
import { ruleFacts } from '#kernel/case/findings/rule_facts'
import { licensedLists, licensedNames } from '#kernel/case/forms/licensed_lists'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { definePlugin, provide } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { releasedDictionaries } from '#plugins/coding/contract/release'
import {
  codeElements,
  DrugDictionary,
  ProductLoading,
  StandardListLoading,
} from '#plugins/drugs/contract'
import { drugPermissions } from '#plugins/drugs/permissions'
import { drugResources } from '#plugins/drugs/screens'

export default definePlugin({
  name: 'drugs',
  summary:
    'Drug dictionaries: products of a company and WHODrug, looked up from a case; terms of EDQM and ATC.',
  kernel: '^1.0.0',
  requires: ['coding'],
  elements: 'form-schemas/elements.json',
  pages: [
    { page: 'drug', section: 'identification', elements: codeFields('G.k') },
    { page: 'drug_history', section: 'past_drug', elements: codeFields('D.8.r') },
    { page: 'pregnancy', section: 'parent_drug', elements: codeFields('D.10.8.r') },
  ],
  permissions: drugPermissions,
  resources: drugResources,
  contributes: [
    contribute(releasedDictionaries, () => import('#plugins/drugs/whodrug/whodrug')),
    contribute(auditedTables, () => import('#plugins/drugs/records/audited_tables')),
    contribute(ruleFacts, () => import('#plugins/drugs/findings/facts')),
    contribute(licensedLists, () => import('#plugins/drugs/findings/licensed_codes')),
    contribute(licensedNames, () => import('#plugins/drugs/findings/licensed_names')),
  ],
  provides: [
    provide(DrugDictionary, () => import('#plugins/drugs/search/database_drug_dictionary')),
    provide(StandardListLoading, () => import('#plugins/drugs/lists/bring_list')),
    provide(ProductLoading, () => import('#plugins/drugs/products/bring_products')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  rules: 'rules',
  seed: () => import('#plugins/drugs/seed/seed_drugs'),
  routes: () => import('#plugins/drugs/routes'),
  commands: () => import('#plugins/drugs/commands/main'),
})

/** Where the code of a drug stands: its dictionary, then version and code in one box. */
function codeFields(group: string): ElementField[] {
  const { source, version, code } = codeElements(group)
  return [
    { element: source, span: 4 },
    { element: code, with: [version], span: 8, widget: 'term', search: 'drug' },
  ]
}
