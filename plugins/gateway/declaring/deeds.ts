import type { Words } from '#kernel/language/words'

import { submissionDeeds, type SubmissionDeed } from '#plugins/gateway/contract/shown'
import { isUnderWay } from '#plugins/gateway/contract/submission'
import { wording } from '#plugins/gateway/lang/server/wording'
import type { PlacedCase } from '#plugins/gateway/records/case_at_destinations'

type Facts = Pick<
  PlacedCase,
  'state' | 'submissionState' | 'isPortal' | 'isInHouse' | 'stage' | 'isNullified'
>

interface Asker {
  readonly maySubmit: boolean
  readonly isFormal: boolean
}

type Why = (facts: Facts, asker: Asker) => Words | null

const hasNone = ({ submissionState }: Facts) =>
  submissionState === null ? wording('deeds.none') : null

/** Why somebody cannot do each of them now. */
const whyNot: Readonly<Record<SubmissionDeed, Why>> = {
  confirm: ({ state }) =>
    state === 'to_confirm' || state === 'not_required' ? null : wording('deeds.confirmed'),
  refuse: ({ state }) =>
    state === 'to_confirm' || state === 'due' ? null : wording('deeds.submitted'),
  submit: ({ state, submissionState, stage, isNullified }, { isFormal }) => {
    if (state === 'to_confirm') return wording('deeds.confirm_first')
    if (state === 'not_required') return wording('deeds.not_required')
    if (submissionState !== null && isUnderWay(submissionState)) return wording('again.under_way')
    if (state === 'accepted') return wording('again.accepted')
    if (isNullified) return wording('again.nullified')
    if (stage === 'in_use' || (!isFormal && stage === 'in_test')) return null
    return wording(!isFormal && stage === 'tested' ? 'deeds.tested' : 'deeds.not_in_use')
  },
  withdraw: (facts) => {
    const { submissionState, isInHouse } = facts
    if (submissionState === null) return hasNone(facts)
    if (!isUnderWay(submissionState)) return wording('deeds.over')
    return isInHouse ? null : wording('deeds.has_left')
  },
  close: (facts) => {
    const { submissionState } = facts
    if (submissionState === null) return hasNone(facts)
    return submissionState === 'closed' ? wording('deeds.closed') : null
  },
  resume: (facts) => {
    if (facts.submissionState === null) return hasNone(facts)
    if (facts.isPortal) return wording('deeds.by_portal')
    return facts.submissionState === 'halted' ? null : wording('deeds.not_halted')
  },
  fetch: (facts) => portalWhy(facts),
  receipt: (facts) => portalWhy(facts),
  note: hasNone,
}

function portalWhy(facts: Facts): Words | null {
  const { submissionState, isPortal } = facts
  if (submissionState === null) return hasNone(facts)
  if (!isPortal) return wording('deeds.by_connection')
  return submissionState === 'portal' ? null : wording('deeds.receipt_entered')
}

/** Which acts the asker may do with a case at a destination; of each other one, why not. */
export function deedsOf(
  facts: Facts,
  asker: Asker
): Readonly<Record<SubmissionDeed, Words | null>> {
  const right = asker.maySubmit ? null : wording('deeds.no_right')
  return Object.fromEntries(
    submissionDeeds.map((deed) => [deed, right ?? whyNot[deed](facts, asker)])
  ) as Record<SubmissionDeed, Words | null>
}
