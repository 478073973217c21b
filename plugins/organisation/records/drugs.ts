import type { KeptTable } from '#kernel/admin/kept/kept_table'

import { drugFields } from '#plugins/organisation/contract'
import { organisationErrors } from '#plugins/organisation/errors'
import { LinkedResource } from '#plugins/organisation/records/linked_resource'
import { ProjectLinks } from '#plugins/organisation/records/project_links'
import { drugRules } from '#plugins/organisation/rules/main'

const refusal = organisationErrors.E_DRUG_NAME

/** The drugs of a company of type 1. */
export class Drugs extends LinkedResource<typeof drugFields> {
  protected readonly links = new ProjectLinks('drug', organisationErrors.E_DRUG_IN_USE)
  readonly kept: KeptTable<typeof drugFields> = {
    type: 'drug',
    table: 'drugs',
    fields: drugFields,
    rules: drugRules,
    apart: ['projects'],
    search: ['nameZh', 'nameEn', 'details'],
    unique: {
      drugs_name_zh: { field: 'nameZh', refusal },
      drugs_name_en: { field: 'nameEn', refusal },
    },
  }
}
