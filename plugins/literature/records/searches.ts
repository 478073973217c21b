import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import type { Words } from '#kernel/language/words'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { SearchKind, TryAct } from '#plugins/literature/contract/search'
import { type Search, searches } from '#plugins/literature/records/search_rows'
import type { Day } from '#plugins/literature/contract/cycle'

/** A search that is to be made. */
export interface NewSearch {
  readonly taskId: string
  readonly productId: string
  readonly source: string
  readonly kind: SearchKind
  readonly from: Day
  readonly to: Day
  readonly strategyVersion: number
  readonly expression: string
  readonly due: Day | null
  readonly ownerId: string
  readonly ownerName: string
}

/** What a try says. */
interface SaidOfTry {
  readonly act: TryAct
  readonly sentence: Words
  readonly code?: number
  readonly counted?: number | null
  readonly got?: number | null
}

/** Writes searches of the current scope, and what happens to them. */
@inject()
export class Searches {
  /** Makes one under the id of the subject of the change. */
  async add(change: Change, search: NewSearch, said: SaidOfTry): Promise<void> {
    const { companyId: company_id, projectId: project_id, environment } = currentScope()
    const { from, to, kind, source, expression, due } = search
    await change.trx
      .insertQuery()
      .table('literature_searches')
      .insert({
        ...{ id: change.act.subject.id, company_id, project_id, environment, kind, source },
        ...{ task_id: search.taskId, product_id: search.productId, expression, due },
        ...{ first_day: from, last_day: to, state: 'open' },
        ...{ strategy_version: search.strategyVersion, owner_id: search.ownerId },
        ...{ owner_name: search.ownerName, next_try: kind === 'run' ? new Date() : null },
      })
    change.note('days', undefined, `${from} – ${to}`)
    change.note('source', undefined, source)
    await this.note(change, said)
  }

  /** The search, held until the change is over. Refuses with 1005 one that the project does not have. */
  async lock(change: Change, id: string): Promise<Search> {
    const row = await searches(change.trx).where('searches.id', uuidOrNil(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row as Search
  }

  /** Changes columns of the search that is the subject of the change. */
  async set(change: Change, values: Readonly<Record<string, unknown>>): Promise<void> {
    await change.trx.from('literature_searches').where({ id: change.act.subject.id }).update(values)
  }

  /** Says what happened to the search that is the subject of the change. */
  async note(change: Change, { act, sentence, code, counted, got }: SaidOfTry): Promise<void> {
    const { companyId: company_id, projectId: project_id, environment } = currentScope()
    const { id } = change.act.subject
    const [{ n }] = await change.trx
      .from('literature_tries')
      .where({ search_id: id })
      .count('* as n')
    await change.trx
      .insertQuery()
      .table('literature_tries')
      .insert({
        ...{ search_id: id, seq: Number(n) + 1, company_id, project_id, environment, act },
        ...{ actor_name: currentActor().name, sentence: JSON.stringify(sentence) },
        ...{ code: code ?? null, counted: counted ?? null, got: got ?? null },
      })
    change.note('act', undefined, act)
    change.note('sentence', undefined, sentence.en)
  }

  /** Moments of the tries that failed since the last success or since a person asked again. */
  async failures(change: Change): Promise<number> {
    const rows = await change.trx
      .from('literature_tries')
      .where({ search_id: change.act.subject.id })
      .orderBy('seq', 'desc')
      .select('act')
    const since = rows.findIndex(({ act }) => act === 'again')
    return rows.slice(0, since < 0 ? rows.length : since).filter(({ act }) => act === 'failed')
      .length
  }
}
