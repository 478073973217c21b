import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentScope } from '#kernel/tenancy/actor'

/** A product that literature is searched for. */
export interface LiteratureProduct {
  readonly id: string
  readonly name: string
  /** What is marked in its articles: the words of its strategy. */
  readonly words: readonly string[]
}

/** The products of the current scope that literature is searched for. */
@inject()
export class LiteratureProducts {
  constructor(private database: Database) {}

  /** All of them, by name. */
  async all(): Promise<LiteratureProduct[]> {
    return this.database.read((trx) =>
      trx.from('literature_products').select('id', 'name', 'words').orderByRaw('lower(name)')
    )
  }

  /** Refuses with 1005 one that the project does not have. */
  async find(id: string): Promise<LiteratureProduct> {
    const product = await this.database.read((trx) =>
      trx
        .from('literature_products')
        .where({ id: uuidOrNil(id) })
        .select('id', 'name', 'words')
        .first()
    )
    if (!product) throw new kernelErrors.E_DATA_NOT_FOUND()
    return product as LiteratureProduct
  }

  /**
   * Adds a product under the id of the subject of the change (`literature_product`). Refuses with 1006
   * a name that another one has.
   */
  async add(change: Change, { name, words }: Omit<LiteratureProduct, 'id'>): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const [added] = await change.trx
      .insertQuery()
      .table('literature_products')
      .insert({
        ...{ id: change.act.subject.id, company_id: companyId, project_id: projectId },
        ...{ environment, name, words },
      })
      .knexQuery.onConflict()
      .ignore()
      .returning('id')
    if (!added) throw new kernelErrors.E_DATA_STATUS()
    change.note('name', undefined, name)
    if (words.length > 0) change.note('words', undefined, words)
  }

  /** Says what is marked in the articles of a product, the subject of the change. */
  async setWords(change: Change, words: readonly string[]): Promise<void> {
    const { id } = change.act.subject
    const row = await change.trx.from('literature_products').where({ id }).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    change.note('words', row.words, words)
    await change.trx.from('literature_products').where({ id }).update({ words })
  }
}
