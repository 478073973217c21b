import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ShownRemark } from '#plugins/gateway/contract/shown'
import { call } from '#resources/app/calls/call'
import { useSubmissionsTold } from '../submissions_told'

const none: readonly ShownRemark[] = []

/** Of the case on the screen: its tree, its tabs and its fields show the same, and ask once. */
let shown: { readonly caseId: string; readonly open: readonly ShownRemark[] } | null = null
let asked: string | null = null

const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Who comes back to the case later asks anew.
    if (listeners.size === 0) asked = null
  }
}

/** A case is shown without remarks where they cannot be asked for. */
async function ask(caseId: string): Promise<void> {
  asked = caseId
  const answer = await call('GET /case/{caseId}/declaration', { path: { caseId } }).catch(
    () => null
  )
  if (asked !== caseId) return
  shown = { caseId, open: answer?.remarks.filter(({ isOpen }) => isOpen) ?? none }
  for (const listener of listeners) listener()
}

/** The open remarks of receivers on the case on the screen. */
export function useRemarks(caseId: string): readonly ShownRemark[] {
  const open = useSyncExternalStore(listen, () => (shown?.caseId === caseId ? shown.open : none))
  useEffect(() => {
    if (asked !== caseId) void ask(caseId)
  }, [caseId])
  return open
}

/** The same, asked anew when something on the screen has made them different: for one part of it. */
export function useFreshRemarks(caseId: string): readonly ShownRemark[] {
  const again = useCallback(() => void ask(caseId), [caseId])
  useSubmissionsTold(again)
  return useRemarks(caseId)
}
