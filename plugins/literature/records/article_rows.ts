import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database, type Reading } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { AddedArticle, JudgedPair, KnownArticle } from '#plugins/literature/articles/judge_new'
import type { Article } from '#plugins/literature/formats/article'
import { articleFeatures } from '#plugins/literature/same_article/article_features'
import { keysOf } from '#plugins/literature/same_article/find_pairs'

/** Where articles come from: a file that somebody brought, a run of a task, the upload that a task asked for. */
export interface ArticleOrigin {
  readonly kind: 'file' | 'run' | 'upload'
  /** Of one origin each record is one find: the run, the SHA-256 of a file. */
  readonly id: string | null
  /** The database, such as pubmed; '' where nobody knows. */
  readonly source: string
  /** What people read: the name of a file, of a task and its days. */
  readonly label: string
}

/** Gives the change of an article, each once in a transaction. */
export type ChangeOf = (articleId: string) => Change

type Trx = Change['trx']

/** Rows that go into a statement at once. */
const PART = 500

/** Columns of the tenant, of the current scope. */
export function tenantOf() {
  const { companyId, projectId, environment } = currentScope()
  return { company_id: companyId, project_id: projectId, environment }
}

/** Keeps the articles of the current scope and each find of them. */
@inject()
export class ArticleRows {
  constructor(private database: Database) {}

  /** Waits, in a change, until nobody else takes articles into the project: what comes at once is compared. */
  async waitForOthers(): Promise<void> {
    const { projectId, environment } = currentScope()
    const lock = `literature ${projectId} ${environment}`
    await this.database.read((trx) =>
      trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lock])
    )
  }

  /** Ids of articles by the fingerprint of their record. */
  async byFingerprint(prints: readonly string[]): Promise<Map<string, string>> {
    const rows: { id: string; fingerprint: string }[] = await this.database.read((trx) =>
      trx
        .from('literature_articles')
        .whereIn('fingerprint', [...prints])
        .select('id', 'fingerprint')
    )
    return new Map(rows.map(({ id, fingerprint }) => [fingerprint, id]))
  }

  /** Articles that have a key in common with one of these records, the oldest first. */
  async comparable(records: readonly Article[]): Promise<KnownArticle[]> {
    const keys = [...new Set(records.flatMap((record) => [...keysOf(articleFeatures(record))]))]
    const found = new Map<string, KnownArticle>()
    for (let at = 0; at < keys.length; at += PART) {
      const rows: { id: string; record: Article; sameAs: string | null }[] =
        await this.database.read((trx) =>
          trx
            .from('literature_articles')
            .whereRaw('keys && ?::text[]', [keys.slice(at, at + PART) as never])
            .select('id', 'record', 'same_as as sameAs')
        )
      for (const { id, record, sameAs } of rows) found.set(id, { id, record, head: sameAs ?? id })
    }
    return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  /** Keeps new articles, each below the head that it follows. */
  async add(
    changeOf: ChangeOf,
    added: readonly AddedArticle[],
    heads: ReadonlyMap<string, string>
  ): Promise<void> {
    const rows = added.map(({ id, print, record }) => ({
      ...{ id, ...tenantOf(), fingerprint: print, record: JSON.stringify(record) },
      ...{ title: record.title, year: record.year, journal: record.journal },
      ...{ sources: record.source ? [record.source] : [], retracted: record.retracted },
      ...{ keys: [...keysOf(articleFeatures(record))], search_text: searchText(record) },
      same_as: heads.get(id) ?? null,
    }))
    // A head comes before what follows it.
    const inOrder = [...rows].toSorted(
      (a, b) => Number(a.same_as !== null) - Number(b.same_as !== null)
    )
    for (const row of rows) {
      const change = changeOf(row.id)
      change.note('title', undefined, row.title)
      if (row.same_as) change.note('same_as', undefined, row.same_as)
    }
    const [first] = rows
    if (first) await inParts(changeOf(first.id).trx, 'literature_articles', inOrder)
  }

  /** Keeps each find that is not there yet, and its record as it came. */
  async addFinds(
    changeOf: ChangeOf,
    finds: readonly { readonly articleId: string; readonly record: Article }[],
    origin: ArticleOrigin,
    productIds: readonly string[]
  ): Promise<void> {
    const there: { id: string; product: string }[] = await this.database.read((trx) =>
      findsOf(trx, origin)
        .whereIn(
          'article_id',
          finds.map(({ articleId }) => articleId)
        )
        .select('article_id as id', 'product_id as product')
    )
    const known = new Set(there.map(({ id, product }) => `${id} ${product}`))
    const rows = finds.flatMap(({ articleId, record }) =>
      productIds
        .filter((product) => !known.has(`${articleId} ${product}`))
        .map((product) => {
          changeOf(articleId).note('find', undefined, origin.label)
          return {
            ...{ id: newId(), ...tenantOf(), article_id: articleId, product_id: product },
            ...{
              origin_kind: origin.kind,
              origin_id: origin.id ?? '',
              origin_source: origin.source,
            },
            ...{ origin_label: origin.label, record: JSON.stringify(record) },
            finder_name: currentActor().name,
          }
        })
    )
    const [first] = rows
    if (first) await inParts(changeOf(first.article_id).trx, 'literature_finds', rows)
  }

  /** How many of these articles are finds of the origin, for each of the products. */
  async countFinds(
    ids: readonly string[],
    origin: ArticleOrigin,
    productIds: readonly string[]
  ): Promise<number> {
    const [{ n }] = await this.database.read((trx) =>
      findsOf(trx, origin)
        .whereIn('article_id', [...ids])
        .whereIn('product_id', [...productIds])
        .count('* as n')
    )
    return Number(n)
  }

  /** Keeps what pairs of articles were found to be. */
  async addPairs(changeOf: ChangeOf, pairs: readonly JudgedPair[]): Promise<void> {
    const rows = pairs.map(({ articleId, otherId, verdict, points, reasons }) => ({
      ...{ article_id: articleId, other_id: otherId, ...tenantOf(), verdict, points },
      ...{ is_automatic: verdict === 'same', reasons: JSON.stringify(reasons) },
      decided_at: verdict === 'same' ? new Date() : null,
    }))
    const [first] = pairs
    if (first) await inParts(changeOf(first.articleId).trx, 'literature_pairs', rows)
  }

  /** The heads of these articles, each once. */
  async headsOf(ids: readonly string[]): Promise<string[]> {
    const rows: { head: string }[] = await this.database.read((trx) =>
      trx
        .from('literature_articles')
        .whereIn('id', [...ids])
        .select(trx.raw('coalesce(same_as, id) as head'))
    )
    return [...new Set(rows.map(({ head }) => head))]
  }
}

const findsOf = (trx: Reading, { kind, id }: ArticleOrigin) =>
  trx.from('literature_finds').where({ origin_kind: kind, origin_id: id ?? '' })

const searchText = ({ title, otherTitle, authors, journal, doi, pmid, sourceNumber }: Article) =>
  [title, otherTitle, ...authors, journal, doi, pmid, sourceNumber]
    .filter(Boolean)
    .join('\n')
    .toLowerCase()

/** Writes rows, so many in a statement. */
export async function inParts(trx: Trx, table: string, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PART)
    await trx
      .insertQuery()
      .table(table)
      .multiInsert(rows.slice(at, at + PART))
}
