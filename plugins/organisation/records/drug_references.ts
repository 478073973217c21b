import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { text } from '#kernel/http/answers'
import type { ValuesOf } from '#kernel/fields/field'

import { drugReferenceFields } from '#plugins/organisation/contract'
import { DrugReferenceSchema } from '#plugins/organisation/database/schema'
import { referenceRules } from '#plugins/organisation/rules/main'

type Reference = ResourceRow<typeof drugReferenceFields>

/** A version of a reference document as it is kept. */
class ReferenceRow extends DrugReferenceSchema {
  static table = 'drug_references'
}

/**
 * The versions of the documents that say what reactions to a drug are expected. A new version is a
 * row of its own, so that what was expected at any time stays known.
 */
export class DrugReferences extends ResourceRecords<typeof drugReferenceFields> {
  readonly table: ResourceTable<typeof drugReferenceFields> = {
    type: 'drug_reference',
    model: ReferenceRow,
    fields: drugReferenceFields,
    rules: referenceRules,
    fixed: ['drugId', 'market', 'suVersion'],
    search: ['suVersion', 'drugName', 'actName'],
    found: { drug: text },
    unique: {
      drug_references_version: { field: 'suVersion', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  /** How the drug of each is called. */
  protected async complete(trx: Trx, references: Reference[]): Promise<Reference[]> {
    const drugs = await trx
      .from('drugs')
      .whereIn(
        'id',
        references.map(({ drugId }) => drugId)
      )
      .select('id', 'name_zh', 'name_en')
    const names = new Map(drugs.map((drug) => [drug.id, drug.name_zh || drug.name_en]))
    return references.map((each) => ({ ...each, drug: names.get(each.drugId) }))
  }

  /** A document is one of a drug that is there. */
  protected async beforeCreate(
    { trx }: Change,
    { drugId }: ValuesOf<typeof drugReferenceFields>
  ): Promise<void> {
    const drug = await trx.from('drugs').where({ id: drugId }).whereNull('removed_at').first()
    if (!drug) throw new kernelErrors.E_DATA_NOT_FOUND()
  }
}
