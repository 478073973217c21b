import { useState } from 'react'
import { api } from '#resources/app/api'
import { usePageSize } from '#resources/kit/table/page_size'
import { useLoaded } from '#resources/kit/use_loaded'
import type { OpenVerbatims } from './open_verbatim'

/** Those that wait for a term, or those that somebody has put aside. */
export type ReviewView = 'open' | 'aside'

/** A page of verbatims and the one of them that is looked at. */
export function useOpenVerbatims() {
  const [wish, setWish] = useState({ view: 'open' as ReviewView, text: '', page: 1 })
  const [pageSize, setPageSize] = usePageSize('coding')
  const [at, setAt] = useState(0)
  const { data, error, stale, reload } = useLoaded(
    JSON.stringify({ ...wish, pageSize }),
    (signal) => api.get<OpenVerbatims>('/coding/open_verbatims', { ...wish, pageSize }, signal),
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
