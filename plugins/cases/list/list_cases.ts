import { inject } from '@adonisjs/core'

import { toKey } from '#kernel/case/content/element_id'
import { Database, type Reading } from '#kernel/database/database'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import type { CaseList, ListedCase, ListQuery } from '#plugins/cases/contract/list_query'
import { conditionsOf } from '#plugins/cases/list/list_conditions'
import { type AnyColumn, isUnseen, listParts } from '#plugins/cases/list/list_parts'
import { refuseUnseenQuestions } from '#plugins/cases/list/refuse_unseen_questions'
import type { LaidOver } from '#plugins/cases/reading/laid_over'
import { Layers } from '#plugins/cases/reading/layers'
import { seeListedCases } from '#plugins/cases/reading/see_listed_cases'
import {
  type Asked,
  type KnownCases,
  selectCaseList,
  selectKnown,
  selectListedCases,
  selectListedIds,
} from '#plugins/cases/records/case_list'
import { withTableValues } from '#plugins/cases/records/table_values'
import { wordElements } from '#plugins/cases/records/search_words'

/** What is laid over the cases of the scope for the actor, and what of all of them is not seen. */
interface Sight {
  readonly over: LaidOver | null
  readonly unseen: ReadonlySet<string>
}

/** Lists the cases of the current scope: filtered, sorted and paged in the database. */
@inject()
export default class ListCases {
  constructor(
    private database: Database,
    private forms: FormSchemas,
    private layers: Layers
  ) {}

  async handle(query: ListQuery): Promise<CaseList> {
    const started = performance.now()
    const sight = await this.#sight()
    const asked = await this.#asked(query, sight)
    const page = await this.database.read(async (trx) => {
      const listed = await selectCaseList(trx, currentScope(), asked)
      return { ...listed, rows: await this.#see(trx, listed.rows, asked.columns, sight) }
    })
    return { ...page, ms: Math.round(performance.now() - started) }
  }

  /** Ids of all cases that are asked for, in the order of the list: so many at most. */
  async ids(query: ListQuery, most: number): Promise<string[]> {
    const asked = await this.#asked(query, await this.#sight())
    return this.database.read((trx) => selectListedIds(trx, currentScope(), asked, most))
  }

  /** Which of these cases the scope has. */
  async known(ids: readonly string[]): Promise<KnownCases> {
    return this.database.read((trx) => selectKnown(trx, ids))
  }

  /** Cases as the list shows them, in the order of these ids; those that are not there are left out. */
  async rows(ids: readonly string[]): Promise<readonly ListedCase[]> {
    const { columns } = await listParts()
    const sight = await this.#sight()
    return this.database.read(async (trx) =>
      this.#see(trx, await selectListedCases(trx, ids, columns), columns, sight)
    )
  }

  async #sight(): Promise<Sight> {
    const over = await this.layers.over()
    return { over, unseen: over?.unseen ?? new Set<string>() }
  }

  async #asked(query: ListQuery, { unseen }: Sight): Promise<Asked> {
    const parts = await listParts()
    const conditions = await conditionsOf(query, parts, this.forms.catalogue)
    refuseUnseenQuestions(conditions, unseen)
    const isByNumber = wordElements.some((element) => unseen.has(toKey(element)))
    return { query, columns: parts.columns, conditions, isByNumber }
  }

  async #see(
    trx: Reading,
    listed: readonly ListedCase[],
    columns: readonly AnyColumn[],
    { over, unseen }: Sight
  ): Promise<readonly ListedCase[]> {
    const isShown = (column: AnyColumn) => !isUnseen(column, unseen)
    const rows = await withTableValues(trx, listed, columns, isShown)
    return over ? seeListedCases(trx, rows, over, { columns, forms: this.forms }) : rows
  }
}
