import { useState } from 'react'
import { useAnswer } from '#resources/app/calls/use_answer'
import { usePageSize } from '#resources/kit/table/page_size'

/** Those that wait for a term, or those that somebody has put aside. */
export type ReviewView = 'open' | 'aside'

/** A page of verbatims and the one of them that is looked at. */
export function useOpenVerbatims() {
  const [wish, setWish] = useState({ view: 'open' as ReviewView, text: '', page: 1 })
  const [pageSize, setPageSize] = usePageSize('coding')
  const [at, setAt] = useState(0)
  const { data, error, stale, reload } = useAnswer(
    'GET /coding/open_verbatims',
    { query: { ...wish, pageSize } },
    { keep: true }
  )
  const rows = data?.rows ?? []
  const place = Math.max(0, Math.min(at, rows.length - 1))
  const ask = (change: Partial<typeof wish>) => {
    setAt(0)
    setWish((now) => ({ ...now, page: 1, ...change }))
  }
  return {
    ...{ wish, ask, data, rows, error, stale, reload },
    ...{ pageSize, setPageSize },
    at: place,
    choose: (next: number) => setAt(Math.max(0, Math.min(next, rows.length - 1))),
    chosen: rows[place],
  }
}

export type Verbatims = ReturnType<typeof useOpenVerbatims>
