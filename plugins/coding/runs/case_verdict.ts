import type { Verdict } from '#kernel/batches/batch'

import { wording } from '#plugins/coding/lang/server/wording'
import type { CasePlan } from '#plugins/coding/runs/case_work'

/** What is said of a case that a run went through. */
export function caseVerdict({ placed, counts }: CasePlan): Verdict {
  const { left = 0, touched = 0, notInUse = 0 } = counts
  if (notInUse > 0) return { state: 'skipped', verdict: 'not_in_use', sentence: retired }
  const given = placed.length
  const verdict = given > 0 ? 'changed' : left + touched > 0 ? 'left' : 'unchanged'
  return {
    ...{ state: given > 0 ? 'done' : 'skipped', verdict },
    sentence: wording('case_verdict.places_changed_left_to_a_person', { given, left, touched }),
  }
}

/** Nothing is coded where it stands in its process; the word is that of runs that were before. */
export const archived: Verdict = {
  ...{ state: 'skipped', verdict: 'archived' },
  sentence: wording('case_verdict.nothing_is_coded_at_the_step'),
}

const retired = wording('case_verdict.retired')
