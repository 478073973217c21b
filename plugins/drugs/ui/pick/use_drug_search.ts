import { useState } from 'react'
import type { FoundDrugs } from '#plugins/drugs/contract'
import { useAnswer } from '#resources/app/calls/use_answer'

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
  const { data, error, stale, reload } = useAnswer(
    'GET /drugs/entries',
    asked ? { query: { text: asked } } : null,
    {
      keep: true,
    }
  )
  const groups = (asked && data?.groups) || NONE
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
