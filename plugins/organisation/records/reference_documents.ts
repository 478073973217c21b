import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import { type ReferenceDocument, ReferenceDocuments } from '#plugins/organisation/contract'

/** The documents of the drugs that a company has linked to the project. */
@inject()
export default class LinkedReferenceDocuments extends ReferenceDocuments {
  constructor(private database: Database) {
    super()
  }

  async ofProject(): Promise<readonly ReferenceDocument[]> {
    const { projectId } = currentScope()
    const rows = await this.database.read((trx) =>
      trx
        .from('drug_projects')
        .join('drugs', 'drugs.id', 'drug_projects.drug_id')
        .join('drug_references as documents', 'documents.drug_id', 'drugs.id')
        .where('drug_projects.project_id', projectId)
        .whereNull('drugs.removed_at')
        .whereNull('documents.removed_at')
        .orderBy('documents.created_at')
        .orderBy('documents.id')
        .select(
          'documents.id',
          'drugs.id as drug',
          'market',
          'su_version',
          'drug_name',
          'act_name',
          'name_zh',
          'name_en',
          'reactions'
        )
        .select(trx.raw(`to_char(valid_from, 'YYYY-MM-DD') as valid_from`))
    )
    return rows.map((row) => ({
      ...{
        id: row.id,
        drug: row.drug,
        market: row.market,
        version: row.su_version,
        validFrom: row.valid_from,
      },
      drugs: [row.name_zh, row.name_en, row.drug_name, row.act_name].filter((name) => name !== ''),
      reactions: row.reactions,
    }))
  }
}
