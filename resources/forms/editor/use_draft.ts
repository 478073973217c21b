import { useCallback, useRef, useState } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import type { PathStep } from '#kernel/content/element_path'
import { changeLevel, type Level } from '../content/edit_content'

/**
 * A content while it is edited, beside the one that was saved.
 * `latest` always holds the newest draft, also before React has drawn it.
 */
export function useDraft(saved: CaseContent) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const latest = useRef(saved)
  const replace = useCallback((content: CaseContent) => {
    latest.current = content
    setDraft(content)
  }, [])
  const change = useCallback(
    (steps: readonly PathStep[], work: (level: Level) => Level) =>
      replace(changeLevel(latest.current, steps, work)),
    [replace]
  )
  const savedAs = useCallback((content: CaseContent) => setBase(content), [])
  return { base, draft, latest, change, replace, savedAs }
}
