import { kernelErrors } from '#kernel/errors/kernel_errors'

import {
  type HeldQuery,
  type QueryAct,
  type QueryPerson,
  whyNot,
} from '#plugins/queries/contract/query_acts'
import { wording } from '#plugins/queries/lang/server/wording'

/** Refuses with 1006 an act that does not fit how the query stands, with 1003 who may not do it. */
export function refuseAct(act: QueryAct, query: HeldQuery, person: QueryPerson): void {
  const why = whyNot(act, query, person)
  if (why === null) return
  const isOfOthers = why === 'not_sender' || why === 'not_receiver'
  const Refusal = isOfOthers ? kernelErrors.E_NO_PERMISSION : kernelErrors.E_DATA_STATUS
  throw new Refusal({ detail: wording(`why_not.${why}`) })
}
