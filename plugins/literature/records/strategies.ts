import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database, type Reading } from '#kernel/database/database'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { namesIn, type StrategyWords, wordKey } from '#plugins/literature/contract/strategy'

/** A version of a strategy. */
export interface Strategy {
  readonly productId: string
  readonly version: number
  readonly words: StrategyWords
  readonly savedByName: string
  readonly savedAt: Date
}

/** A word that the strategy of another product has. */
export interface TakenWord {
  readonly word: string
  readonly productId: string
  readonly productName: string
}

const columns = [
  ...['product_id as productId', 'version', 'words', 'saved_by_name as savedByName'],
  'saved_at as savedAt',
]

const versions = (trx: Reading) => trx.from('literature_strategies').select(columns)

/** The strategies of the current scope. */
@inject()
export class Strategies {
  constructor(private database: Database) {}

  /** The latest version of each product. */
  async latest(): Promise<Strategy[]> {
    return this.database.read((trx) =>
      versions(trx)
        .whereNotExists((later) => {
          void later
            .from('literature_strategies as later')
            .whereColumn('later.product_id', 'literature_strategies.product_id')
            .whereColumn('later.version', '>', 'literature_strategies.version')
        })
        .orderBy('product_id')
    )
  }

  /** Versions of a product, the latest first. */
  async versionsOf(productId: string): Promise<Strategy[]> {
    return this.database.read((trx) =>
      versions(trx).where({ product_id: productId }).orderBy('version', 'desc')
    )
  }

  /** Words that another product has already, under the lock of their project. */
  async taken(change: Change, productId: string, words: StrategyWords): Promise<TakenWord[]> {
    const { projectId, environment } = currentScope()
    await change.trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `literature_keywords:${projectId}:${environment}`,
    ])
    return change.trx
      .from('literature_keywords as words')
      .join('literature_products as products', 'products.id', 'words.product_id')
      .whereIn('word', keysOf(words))
      .whereNot('words.product_id', productId)
      .orderBy('word')
      .select('word', 'words.product_id as productId', 'products.name as productName')
  }

  /** Adds the next version; refuses nothing, `taken` is asked before. */
  async add(change: Change, productId: string, words: StrategyWords): Promise<number> {
    const { companyId: company_id, projectId: project_id, environment } = currentScope()
    const place = { company_id, project_id, environment, product_id: productId }
    const last = await change.trx
      .from('literature_strategies')
      .where({ product_id: productId })
      .orderBy('version', 'desc')
      .first()
    const version = Number(last?.version ?? 0) + 1
    await change.trx
      .insertQuery()
      .table('literature_strategies')
      .insert({
        ...{ ...place, version, words: JSON.stringify(words) },
        saved_by_name: currentActor().name,
      })
    await change.trx.from('literature_keywords').where({ product_id: productId }).delete()
    const rows = keysOf(words).map((word) => ({ ...place, word }))
    if (rows.length > 0)
      await change.trx.insertQuery().table('literature_keywords').multiInsert(rows)
    for (const kind of Object.keys(words) as (keyof StrategyWords)[]) {
      const before: unknown = last?.words[kind] ?? []
      if (JSON.stringify(before) !== JSON.stringify(words[kind])) {
        change.note(kind, before, words[kind])
      }
    }
    change.note('version', last?.version, version)
    return version
  }
}

const keysOf = (words: StrategyWords) => [...new Set(namesIn(words).map(wordKey))]
