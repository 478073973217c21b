import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { uuidOrNil } from '#kernel/http/is_uuid'
import type { Words } from '#kernel/language/words'

import { CaseReading } from '#plugins/cases/contract/reading'
import { isRowGone, nameOfPlace } from '#plugins/queries/asking/judge_place'
import { queryErrors } from '#plugins/queries/errors'
import { personAtHand } from '#plugins/queries/reading/person_at_hand'
import {
  type AskedQueries,
  countOfCase,
  countToAnswer,
  findQuery,
  type ListedQuery,
  listQueries,
  type OpenQuery,
  type SaidMessage,
  selectMessages,
  selectOpen,
  type Sight,
} from '#plugins/queries/records/list_queries'

/** A query with the name of its place. */
export type SeenQuery = ListedQuery & { readonly placeName: Words | null }

/** The same with all that was said in it. */
export interface SeenThread extends SeenQuery {
  readonly messages: readonly SaidMessage[]
  /** It is open, and the row that it asks about is in the case no more. */
  readonly isRowGone: boolean
}

/** The one way to read queries: those that the actor sees, with the elements that they ask about. */
@inject()
export class SeenQueries {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private forms: FormSchemas
  ) {}

  /** Who looks; refuses with 1003 whoever does not see cases. */
  async sight(): Promise<Sight> {
    const { userId } = personAtHand()
    return { userId, unseen: await this.reading.unseen() }
  }

  /** The query; refuses with 1005 one that the actor does not see. */
  async get(id: string): Promise<SeenQuery> {
    const sight = await this.sight()
    const found = await this.database.read((trx) => findQuery(trx, sight, uuidOrNil(id)))
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
    return this.#named(found)
  }

  /** The same with all that was said in it. */
  async thread(id: string): Promise<SeenThread> {
    const query = await this.get(id)
    const messages = await this.database.read((trx) => selectMessages(trx, query.id))
    return { ...query, messages, isRowGone: await this.#isRowGone(query) }
  }

  /** Said while it is open: deleting a case closes its queries. */
  async #isRowGone({ caseId, path, status }: SeenQuery): Promise<boolean> {
    if (status === 'closed' || !path?.includes('[')) return false
    const record = await this.reading.find(caseId)
    return record !== null && isRowGone(record.content, path)
  }

  async list(asked: AskedQueries, part: { readonly from: number; readonly count: number }) {
    const sight = await this.sight()
    const { rows, total } = await this.database.read((trx) => listQueries(trx, sight, asked, part))
    return { rows: rows.map((row) => this.#named(row)), total }
  }

  /** How many a case has. Refuses with 2604 a case that is not there, with 2402 one without queries. */
  async ofCase(caseId: string) {
    const sight = await this.sight()
    const { id } = await this.reading.get(caseId)
    const counts = await this.database.read((trx) => countOfCase(trx, sight, id))
    if (counts.count === 0) throw new queryErrors.E_NO_QUERIES()
    return counts
  }

  /** Those of a case that are sent and not closed. Refuses with 2604 a case that is not there. */
  async openOf(caseId: string): Promise<readonly OpenQuery[]> {
    const sight = await this.sight()
    const { id } = await this.reading.get(caseId)
    return this.database.read((trx) => selectOpen(trx, sight, id))
  }

  /** How many wait for an answer of the actor. */
  async toAnswer(): Promise<number> {
    const sight = await this.sight()
    return this.database.read((trx) => countToAnswer(trx, sight))
  }

  #named(query: ListedQuery): SeenQuery {
    return { ...query, placeName: nameOfPlace(this.forms, query) }
  }
}
