import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { currentScope } from '#kernel/tenancy/actor'

import type { RunOrder } from '#plugins/coding/contract/coding_run'
import { SeenPlaces } from '#plugins/coding/places/seen_places'

type Trx = TransactionClientContract

/** Places that a run is about. */
function placesOf(trx: Trx, order: RunOrder, unseen: string[]) {
  const { projectId, environment } = currentScope()
  if (order.kind === 'take_back') {
    return trx.from('coding_run_places').where('run_id', order.runId)
  }
  const places = trx
    .from('coded_places')
    .where({ project_id: projectId, environment })
    .whereNotIn('element', unseen)
  if (order.kind === 'autocode') return places.whereNull('code').where('key', '<>', '')
  if (order.kind === 'assign') return places.whereNull('code').where('key', order.key)
  void places.whereNotNull('code').where('version', order.from)
  return order.caseId ? places.where('case_id', order.caseId) : places
}

/**
 * The cases that a run goes through, as they are now.
 * @param among ids of cases that it is limited to
 */
export async function casesOfRun(
  trx: Trx,
  order: RunOrder,
  among?: readonly string[]
): Promise<string[]> {
  const unseen = await (await app.container.make(SeenPlaces)).unseen()
  const places = placesOf(trx, order, unseen)
  if (among) void places.whereRaw('case_id = any (?)', [[...among] as string[] & Date[]])
  const rows = await places.distinct('case_id').orderBy('case_id')
  return rows.map(({ case_id: id }) => id as string)
}
