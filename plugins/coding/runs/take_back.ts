import { inject } from '@adonisjs/core'

import type { CaseRecord } from '#plugins/cases/contract'
import type { RunOrder } from '#plugins/coding/contract/coding_run'
import { sameTermLeaves, termLeavesAt } from '#plugins/coding/places/term_leaves'
import { type RunPlace, RunPlaces } from '#plugins/coding/records/run_places'
import type { CasePlan, CaseWork } from '#plugins/coding/runs/case_work'

/**
 * Puts back what stood in the places of a run before it. A place that somebody has changed since
 * stays as it is: what was decided later counts.
 */
@inject()
export default class TakeBack {
  constructor(private places: RunPlaces) {}

  async work({ runId }: Extract<RunOrder, { kind: 'take_back' }>): Promise<CaseWork> {
    return {
      act: 'case.coding_taken_back',
      plan: async (cases) => {
        const ids = cases.map(({ id }) => id)
        const places = await this.places.of(runId, ids)
        return cases.map((each) =>
          planFor(
            each,
            places.filter(({ caseId }) => caseId === each.id)
          )
        )
      },
    }
  }
}

function planFor({ content }: CaseRecord, places: readonly RunPlace[]): CasePlan {
  const untouched = places.filter(({ path, after }) =>
    sameTermLeaves(termLeavesAt(content, path), after)
  )
  return {
    placed: untouched.map(({ path, before }) => ({ path, leaves: before })),
    counts: { removed: untouched.length, touched: places.length - untouched.length },
  }
}
