import type { CaseHead } from '#plugins/cases/contract/case_head'
import { Moment } from '#resources/app/moment'
import { useWay } from './use_way'

/** When a case came to the node at which it stands. */
export function Since({ case: { id, revision } }: { case: CaseHead }) {
  const { way } = useWay(id, revision)
  return way ? <Moment at={way.standing.since} /> : '—'
}
