import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Finding } from '#kernel/case/rules/finding'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { isCovered } from '#resources/forms/editor/focus'
import { ledTo, nextFinding, type LedTo } from './finding_steps'
import { findingGroups } from './findings_by_page'

/** By case: going on from page to page, one goes on from finding to finding. */
const last = new Map<string, LedTo>()

interface FindingSteps {
  caseId: string
  /** Name of the page at hand. */
  page?: string
  findings: readonly Finding[]
  onGo: (finding: Finding) => void
}

/**
 * Leads from finding to finding: F8 to the next one, Shift F8 to the one before.
 * @returns leads to the finding that is chosen
 */
export function useFindingSteps(steps: FindingSteps): (finding: Finding) => void {
  const { pages } = useForms()
  const { caseId, findings, onGo } = steps
  const groups = useMemo(() => findingGroups(pages, findings), [pages, findings])
  const latest = useRef({ ...steps, groups })
  latest.current = { ...steps, groups }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (isCovered()) return
      const now = latest.current
      const by = event.shiftKey ? -1 : 1
      const next = nextFinding(now.groups, last.get(now.caseId), by, now.page)
      if (!next) return
      last.set(now.caseId, next.led)
      now.onGo(next.finding)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return useCallback(
    (finding) => {
      last.set(caseId, ledTo(groups, finding).led)
      onGo(finding)
    },
    [caseId, groups, onGo]
  )
}
