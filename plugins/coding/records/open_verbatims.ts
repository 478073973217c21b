import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import { SeenPlaces } from '#plugins/coding/places/seen_places'

type Trx = TransactionClientContract

/** Words that wait for a term, in however many cases they stand. */
export interface OpenVerbatim {
  readonly key: string
  /** As one of the cases says it. */
  readonly verbatim: string
  readonly places: number
  readonly cases: number
  /** Elements whose codes they wait for. */
  readonly elements: readonly string[]
  /** Some of the cases. */
  readonly some: readonly { readonly id: string; readonly caseNo: string }[]
}

export interface VerbatimQuery {
  /** Those that wait, or those that a coder has put aside. */
  readonly isAside: boolean
  /** Part of the words. */
  readonly text: string
  readonly from: number
  readonly count: number
}

/** Cases named beside a verbatim. */
const NAMED = 5

/** Some cases of each of the asked words. */
const someCases = `select key, verbatim, known.id, case_no from unnest(?::text[]) as asked(wanted)
  cross join lateral (
    select key, verbatim, case_id from coded_places
    where project_id = ? and environment = ? and key = wanted collate "C" and code is null
      and element <> all (?::text[])
    order by case_id limit ?
  ) place join ${knownCases} as known on known.id = case_id order by key, case_id`

/** Verbatims without a term, those of most cases first. */
@inject()
export class OpenVerbatims {
  constructor(
    private database: Database,
    private seen: SeenPlaces
  ) {}

  async list(query: VerbatimQuery): Promise<{ rows: OpenVerbatim[]; total: number }> {
    const unseen = await this.seen.unseen()
    return this.database.read(async (trx) => {
      const rows = await open(trx, query, unseen)
        .groupBy('key')
        .select('key', trx.raw('count(*)::int as places'))
        .select(trx.raw('count(distinct case_id)::int as cases'))
        .select(trx.raw('(array_agg(case_id order by case_id))[1] as first'))
        .orderBy([{ column: 'cases', order: 'desc' }, { column: 'key' }])
        .offset(query.from)
        .limit(query.count)
      const [{ n }] = await open(trx, query, unseen).countDistinct('key as n')
      return { rows: await this.#named(trx, rows, unseen), total: Number(n) }
    })
  }

  async #named(trx: Trx, rows: Pick<OpenVerbatim, 'key' | 'places' | 'cases'>[], unseen: string[]) {
    const { projectId, environment } = currentScope()
    const { rows: some } = (await trx.rawQuery(someCases, [
      rows.map(({ key }) => key),
      projectId,
      environment,
      unseen as string[] & Date[],
      NAMED,
    ])) as { rows: { key: string; verbatim: string; id: string; case_no: string }[] }
    const elements = await this.#elements(
      trx,
      rows.map(({ key }) => key),
      unseen
    )
    return rows.map(({ key, places, cases }) => {
      const own = some.filter((each) => each.key === key)
      const named = new Map(own.map(({ id, case_no: caseNo }) => [id, { id, caseNo }]))
      return {
        ...{ key, places, cases, verbatim: own[0]?.verbatim ?? key },
        ...{ elements: elements.get(key) ?? [], some: [...named.values()] },
      }
    })
  }

  async #elements(
    trx: Trx,
    keys: readonly string[],
    unseen: string[]
  ): Promise<Map<string, string[]>> {
    const rows = await ofProject(trx, unseen)
      .whereIn('key', [...keys])
      .groupBy('key')
      .select('key', trx.raw('array_agg(distinct element order by element) as elements'))
    return new Map(rows.map(({ key, elements }) => [key as string, elements as string[]]))
  }
}

function open(trx: Trx, { isAside, text }: VerbatimQuery, unseen: string[]) {
  const { projectId, environment } = currentScope()
  const places = ofProject(trx, unseen).where('key', '<>', '')
  if (text) void places.whereRaw('strpos(lower(verbatim), lower(?)) > 0', [text])
  const aside = trx
    .from('coding_set_aside')
    .where({ project_id: projectId, environment })
    .select('key')
  return isAside ? places.whereIn('key', aside) : places.whereNotIn('key', aside)
}

/** Places of the project at hand that wait for a code, where the actor sees them. */
function ofProject(trx: Trx, unseen: string[]) {
  const { projectId, environment } = currentScope()
  return trx
    .from('coded_places')
    .where({ project_id: projectId, environment })
    .whereNull('code')
    .whereNotIn('element', unseen)
}
