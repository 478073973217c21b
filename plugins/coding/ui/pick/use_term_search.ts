import { useState } from 'react'
import type { DescribedTerm, FoundGroup, TermLevel } from '#plugins/coding/contract/dictionary'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'

/** What is asked for: the words, at which level, in which version. */
export interface TermWish {
  version: string
  text: string
  /** Empty for the level that cases are coded with. */
  level: TermLevel | ''
  currentOnly: boolean
}

const NONE: readonly FoundGroup[] = []

/** What the dictionary has for a wish, and the one of it that is chosen. */
export function useTermSearch(wish: TermWish) {
  const { version, text, level, currentOnly } = wish
  const [at, setAt] = useState(0)
  const asked = JSON.stringify(wish)
  const [askedLast, setAskedLast] = useState(asked)
  if (asked !== askedLast) {
    setAskedLast(asked)
    setAt(0)
  }
  const { data, error, stale, reload } = useLoaded(
    asked,
    async (signal) =>
      text.trim() && version
        ? api.get<{ groups: FoundGroup[] }>(
            '/coding/terms',
            { version, text: text.trim(), level, currentOnly: String(currentOnly) },
            signal
          )
        : { groups: [] },
    { keep: true }
  )
  const groups = data?.groups ?? NONE
  const terms = groups.flatMap((group) => group.terms)
  const last = Math.max(0, terms.length - 1)
  const chosen: DescribedTerm | undefined = terms[Math.min(at, last)]
  return {
    groups,
    chosen,
    at: Math.min(at, last),
    choose: (place: number) => setAt(Math.min(last, Math.max(0, place))),
    waiting: stale,
    nothing: !stale && text.trim() !== '' && terms.length === 0,
    error,
    reload,
  }
}

export type FoundTerms = ReturnType<typeof useTermSearch>
