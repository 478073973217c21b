import { useEffect, useState } from 'react'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useBookInStore } from './book_in_context'
import { asReported } from './reported'

/** Typing that pauses for so long has settled. */
const SETTLED_MS = 400

export type SimilarCase = Answer<'POST /cases/similar'>['cases'][number]

const NONE: readonly SimilarCase[] = []

/** Cases that may tell of the same as what stands in the dialog, each time that typing pauses. */
export function useSimilarCases(): readonly SimilarCase[] {
  const store = useBookInStore()
  const [settled, setSettled] = useState<CaseContent | null>(null)
  useEffect(() => {
    let timer = 0
    const stop = store.subscribe((now, before) => {
      if (now.content === before.content) return
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setSettled(asReported(now.content)), SETTLED_MS)
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [store])
  const { data } = useAnswer('POST /cases/similar', settled && { body: { content: settled } }, {
    keep: true,
  })
  return data?.cases ?? NONE
}
