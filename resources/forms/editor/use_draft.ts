import { startTransition, useCallback, useRef, useState } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import type { PathStep } from '#kernel/content/element_path'
import { changeLevel, type Level } from '../content/edit_content'

/**
 * A content while it is edited, beside the one that was saved.
 * `latest` always holds the newest draft, also before React has drawn it; `isAhead` tells that it
 * holds something that `draft` does not show yet.
 */
export function useDraft(saved: CaseContent) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [isAhead, setAhead] = useState(false)
  const latest = useRef(saved)
  const replace = useCallback((content: CaseContent) => {
    latest.current = content
    setDraft(content)
  }, [])
  const change = useCallback(
    (steps: readonly PathStep[], work: (level: Level) => Level, pace?: 'typing') => {
      const content = changeLevel(latest.current, steps, work)
      if (pace !== 'typing') return replace(content)
      latest.current = content
      setAhead(true)
      startTransition(() => {
        setDraft(content)
        setAhead(false)
      })
    },
    [replace]
  )
  const savedAs = useCallback((content: CaseContent) => setBase(content), [])
  return { base, draft, isAhead, latest, change, replace, savedAs }
}
