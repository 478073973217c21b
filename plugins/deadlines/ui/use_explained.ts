import { useContext, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { CaseContent } from '#kernel/case/content/case_content'
import { deadlines } from '#plugins/deadlines/contract/deadlines'
import { factsOf } from '#plugins/deadlines/contract/facts_of'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { EditorContext } from '#resources/forms/editor/editor_context'

type Deadlines = Answer<'GET /cases/{caseId}/deadlines'>

/** When a case is due, with what is typed, and all by which that is said. */
export interface Explained extends Deadlines {
  /** What of the case is on the screen. */
  readonly content: CaseContent
}

/**
 * When a case is due and why. Where it is edited, what is typed counts at once, by the same function as
 * on the server.
 * @param revision a later one is asked for anew
 */
export function useExplained(caseId: string | null, revision?: number) {
  const path = caseId === null ? null : { path: { caseId } }
  const { data, error, reload } = useAnswer('GET /cases/{caseId}/deadlines', path, { keep: true })
  const typed = useDeferredValue(useTypedContent())
  const isStale = data !== null && revision !== undefined && data.revision < revision
  const explained = useMemo<Explained | null>(() => {
    if (!data) return null
    if (!typed) return data
    const found = deadlines(factsOf(typed, data.context), data.rules)
    return { ...data, deadlines: [...found], content: typed }
  }, [data, typed])
  return { explained, error, reload, isStale }
}

const nothing = () => () => {}

/** What is typed of the case on this screen; null where it is not edited. */
function useTypedContent(): CaseContent | null {
  const editor = useContext(EditorContext)
  return useSyncExternalStore(editor ? editor.subscribe : nothing, () =>
    editor ? editor.getState().content : null
  )
}
