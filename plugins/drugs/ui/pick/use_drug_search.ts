import { useState } from 'react'
import type { FoundDrugs } from '#plugins/drugs/contract'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'

const NONE: readonly FoundDrugs[] = []
/** No more is looked for; a reported name may be longer. */
const LONGEST = 250

/** What the dictionaries have for a text, and the one of it that is chosen. */
export function useDrugSearch(text: string) {
  const asked = text.trim().slice(0, LONGEST)
  const [at, setAt] = useState(0)
  const [askedLast, setAskedLast] = useState(asked)
  if (asked !== askedLast) {
    setAskedLast(asked)
    setAt(0)
  }
  const { data, error, stale, reload } = useLoaded(
    asked,
    async (signal) =>
      asked
        ? api.get<{ groups: FoundDrugs[] }>('/drugs/entries', { text: asked }, signal)
        : { groups: [] },
    { keep: true }
  )
  const groups = data?.groups ?? NONE
  const entries = groups.flatMap((group) => group.entries)
  const last = Math.max(0, entries.length - 1)
  return {
    groups,
    entries,
    at: Math.min(at, last),
    chosen: entries[Math.min(at, last)],
    choose: (place: number) => setAt(Math.min(last, Math.max(0, place))),
    waiting: stale,
    nothing: !stale && asked !== '' && entries.length === 0,
    error,
    reload,
  }
}

export type FoundEntries = ReturnType<typeof useDrugSearch>
