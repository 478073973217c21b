import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import type { ManyAct } from './many_act'

/** What is done at one destination: a case may be chosen at one and not at another. */
export interface PartOfMany {
  readonly destinationId: string
  readonly code: string
  readonly caseIds: readonly string[]
}

/**
 * Divides what is chosen: what can be done, by destination, and what cannot, each with the reason.
 * @param rows those that are chosen
 */
export function sortRows(act: ManyAct, rows: readonly CaseAtDestination[]) {
  const refused = rows.filter(({ acts }) => acts[act] !== null)
  const able = rows.filter(({ acts }) => acts[act] === null)
  const parts = [...Map.groupBy(able, ({ destination }) => destination.id)].map(
    ([destinationId, some]): PartOfMany => ({
      destinationId,
      code: some[0]!.destination.code,
      caseIds: some.map(({ caseId }) => caseId),
    })
  )
  return { parts, refused, count: able.length }
}
