import { whoWords } from '#kernel/fields/who_words'

import { caseRefusals } from '#plugins/cases/contract/refusals'
import { nodeOf } from '#plugins/process/contract/definition'
import { wording } from '#plugins/process/lang/server/wording'
import { wording as said } from '#plugins/process/lang/wording'
import type { CaseWay } from '#plugins/process/records/case_ways'

/** Refuses (2601) an act on a case with which somebody did something since; says who did what. */
export function refuseMoved({ steps, standing, definition }: CaseWay): never {
  const { act, actor, to } = steps.at(-1)!
  throw new caseRefusals.E_CASE_CHANGED({
    detail: wording('refuse_moved.somebody_did_something', {
      who: whoWords(actor?.name ?? 'system'),
      did: said(`did.${act}`),
      node: nodeOf(definition, to).name,
    }),
    seen: standing.seq,
  })
}
