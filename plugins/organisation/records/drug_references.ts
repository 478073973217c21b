import { KeptResource, type Trx } from '#kernel/admin/kept/kept_resource'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'

import { drugReferenceFields } from '#plugins/organisation/contract'
import { referenceRules } from '#plugins/organisation/rules/main'

type Reference = Kept<typeof drugReferenceFields>

/**
 * The versions of the documents that say what reactions to a drug are expected. A new version is a
 * row of its own, so that what was expected at any time stays known.
 */
export class DrugReferences extends KeptResource<typeof drugReferenceFields> {
  readonly kept: KeptTable<typeof drugReferenceFields> = {
    type: 'drug_reference',
    table: 'drug_references',
    fields: drugReferenceFields,
    rules: referenceRules,
    fixed: ['drugId', 'market', 'suVersion'],
    search: ['suVersion', 'drugName', 'actName'],
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
