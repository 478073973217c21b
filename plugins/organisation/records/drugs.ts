import type { ResourceTable } from '#kernel/admin/resources/resource_table'

import { DrugSchema } from '#plugins/organisation/database/schema'
import { drugFields } from '#plugins/organisation/contract'
import { organisationErrors } from '#plugins/organisation/errors'
import { LinkedResource } from '#plugins/organisation/records/linked_resource'
import { ProjectLinks } from '#plugins/organisation/records/project_links'
import { drugRules } from '#plugins/organisation/rules/main'

const refusal = organisationErrors.E_DRUG_NAME

/** A drug as it is kept. */
class Drug extends DrugSchema {
  static table = 'drugs'
}

/** The drugs of a company of type 1. */
export class Drugs extends LinkedResource<typeof drugFields> {
  protected readonly links = new ProjectLinks('drug', organisationErrors.E_DRUG_IN_USE)
  readonly table: ResourceTable<typeof drugFields> = {
    type: 'drug',
    model: Drug,
    fields: drugFields,
    rules: drugRules,
    withoutColumn: ['projects'],
    search: ['nameZh', 'nameEn', 'details'],
    unique: {
      drugs_name_zh: { field: 'nameZh', refusal },
      drugs_name_en: { field: 'nameEn', refusal },
    },
  }
}
