import { useState } from 'react'
import type { AskedLevel, DescribedTerm, TermAnswer } from '#plugins/coding/contract/dictionary'
import { useAnswer } from '#resources/app/calls/use_answer'

/** What is asked for: the words, at which level, in which version. */
export interface TermWish {
  version: string
  text: string
  /** Empty for the level that cases are coded with. */
  level: AskedLevel | ''
  currentOnly: boolean
  /** Chosen of what is found, in place of the first one. */
  first?: Pick<DescribedTerm, 'level' | 'code'>
}

const NONE: TermAnswer = { groups: [], notCurrent: 0 }

/** What the dictionary has for a wish, and the one of it that is chosen. */
export function useTermSearch(wish: TermWish) {
  const { version, text, level, currentOnly, first } = wish
  const [chosenAt, setChosenAt] = useState<number>()
  const asked = JSON.stringify(wish)
  const isAsked = text.trim() !== '' && version !== ''
  const [askedLast, setAskedLast] = useState(asked)
  if (asked !== askedLast) {
    setAskedLast(asked)
    setChosenAt(undefined)
  }
  const { data, error, stale, reload } = useAnswer(
    'GET /coding/terms',
    isAsked
      ? { query: { version, text: text.trim(), level: level || undefined, currentOnly } }
      : null,
    { keep: true }
  )
  const { groups, notCurrent } = (isAsked && data) || NONE
  const terms = groups.flatMap((group) => group.terms)
  const last = Math.max(0, terms.length - 1)
  const isFirst = (term: DescribedTerm) => term.level === first?.level && term.code === first.code
  const at = Math.min(last, chosenAt ?? Math.max(0, terms.findIndex(isFirst)))
  const chosen: DescribedTerm | undefined = terms[at]
  return {
    groups,
    notCurrent,
    chosen,
    at,
    choose: (place: number) => setChosenAt(Math.min(last, Math.max(0, place))),
    waiting: stale,
    nothing: !stale && text.trim() !== '' && terms.length === 0,
    error,
    reload,
  }
}

export type FoundTerms = ReturnType<typeof useTermSearch>
