import { useEffect } from 'react'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'
import type { Load } from './load'

/** How often it is asked how far a load is. */
const EVERY_MS = 500

/** A load, asked for again until it is over. */
export function useLoad(id: string) {
  const loaded = useLoaded(id, () => api.poll<Load>(`/admin/dictionary_loads/${id}`), {
    keep: true,
  })
  const { data, stale, reload } = loaded
  const isOver = data !== null && data.state !== 'waiting'
  useEffect(() => {
    if (isOver || stale) return
    const timer = window.setTimeout(reload, EVERY_MS)
    return () => window.clearTimeout(timer)
  }, [isOver, stale, reload])
  return loaded
}
