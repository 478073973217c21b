import { call } from '#resources/app/calls/call'
import { useAnswer, useShown } from '#resources/app/calls/use_answer'

const PLACE = 'GET /cases/{caseId}/revisions/{revision}'

/** What a case held after two of its saves; 0 is the empty case before the first. */
export function useRevisions(caseId: string, from: number, to: number) {
  const load = (revision: number, signal: AbortSignal) =>
    call(PLACE, { path: { caseId, revision } }, { signal })
  return useShown(
    ['revisions', caseId, from, to],
    async (signal) => {
      const [before, after] = await Promise.all([load(from, signal), load(to, signal)])
      return { before: before.content, after: after.content }
    },
    { isFixed: true }
  )
}

/** What a case held after one of its saves; nothing is asked for without one. */
export function useRevision(caseId: string, revision: number | null) {
  const asked = revision === null ? null : { path: { caseId, revision } }
  const { data, ...shown } = useAnswer(PLACE, asked, { isFixed: true })
  return { ...shown, data: data?.content ?? null }
}

/**
 * The saves of a case, the latest first.
 * @param latest number of the last one that is known: a new one is a reason to ask again
 */
export function useRevisionList(caseId: string, latest: number) {
  return useShown(
    ['revision list', caseId, latest],
    (signal) => call('GET /cases/{caseId}/revisions', { path: { caseId } }, { signal }),
    { keep: true }
  )
}
