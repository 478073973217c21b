import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { uuidOrNil } from '#kernel/http/is_uuid'

import { vancouverOf } from '#plugins/literature/citing/vancouver'
import {
  type ArticleOfCase,
  type LiteratureCounts,
  LiteratureRecords,
} from '#plugins/literature/contract/literature_records'
import type { CaseKind } from '#plugins/literature/contract/review'
import type { Article } from '#plugins/literature/formats/article'
import { countArticles } from '#plugins/literature/records/list_articles'

/** Literature as it is kept. */
@inject()
export default class StoredLiterature extends LiteratureRecords {
  constructor(private database: Database) {
    super()
  }

  async ofCase(caseId: string): Promise<readonly ArticleOfCase[]> {
    const rows: { id: string; record: Article; kind: CaseKind }[] = await this.database.read(
      (trx) =>
        trx
          .from('literature_steps')
          .join('literature_articles', 'literature_articles.id', 'literature_steps.article_id')
          .where({ case_id: uuidOrNil(caseId) })
          .select('literature_articles.id', 'record', trx.raw(`details ->> 'kind' as kind`))
          .orderBy('literature_articles.id')
    )
    return rows.map(({ id, record, kind }) => ({
      ...{ articleId: id, title: record.title, citation: vancouverOf(record), kind },
    }))
  }

  async counts(productId?: string): Promise<LiteratureCounts> {
    const counted = await this.database.read((trx) => countArticles(trx, productId))
    const { found, duplicates, screened, waiting } = counted
    return { found, duplicates, screened, waiting }
  }
}
