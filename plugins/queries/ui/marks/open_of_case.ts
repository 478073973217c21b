import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Answer, call } from '#resources/app/calls/call'
import { useQueriesTold } from '../queries_told'

/** The queries of a case that are sent and not closed, by where they ask. */
type Open = Answer<'GET /query/open/{caseId}'>

const none: Open = []

/** Of the case on the screen: its tree and its fields show the same, and ask once. */
let shown: { readonly caseId: string; readonly open: Open } | null = null
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

/** A case is shown without marks where they cannot be asked for. */
async function ask(caseId: string): Promise<void> {
  asked = caseId
  const open = await call('GET /query/open/{caseId}', { path: { caseId } }).catch(() => none)
  if (asked !== caseId) return
  shown = { caseId, open }
  for (const listener of listeners) listener()
}

/** The open queries of the case on the screen. */
export function useOpenOfCase(caseId: string): Open {
  const open = useSyncExternalStore(listen, () => (shown?.caseId === caseId ? shown.open : none))
  useEffect(() => {
    if (asked !== caseId) void ask(caseId)
  }, [caseId])
  return open
}

/** The same, asked anew when something on the screen has made queries different: for one part of it. */
export function useFreshOfCase(caseId: string): Open {
  const again = useCallback(() => void ask(caseId), [caseId])
  useQueriesTold(again)
  return useOpenOfCase(caseId)
}
