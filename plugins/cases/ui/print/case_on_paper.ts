import { type Answer, call } from '#resources/app/calls/call'
import { useShown } from '#resources/app/calls/use_answer'

const SHEET = 'GET /cases/{caseId}/sheet'

/** A whole case to be printed, with the revision and version of it; an earlier one has no status. */
export type CaseOnPaper = Answer<typeof SHEET>

/**
 * Whole cases, asked for one after the other: each may have megabytes. Nothing is shown before the last
 * is there: paper would not tell that one is missing.
 * @param revision of a single case; the latest when absent
 */
export const useCasesOnPaper = (caseIds: readonly string[], revision?: number) =>
  useShown(['cases on paper', caseIds, revision], async (signal) => {
    const cases: CaseOnPaper[] = []
    for (const caseId of caseIds) {
      cases.push(await call(SHEET, { path: { caseId }, query: { revision } }, { signal }))
    }
    return cases
  })
