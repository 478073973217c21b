import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodingRun } from '#plugins/coding/contract/coding_run'
import { api } from '#resources/app/api'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'

type Kind = Exclude<CodingRun['asked']['kind'], 'take_back'>

/** How often it is asked how far a run is. */
const EVERY_MS = 700

/**
 * Begins runs, and follows the one that was begun until it is over.
 * @param onOver told of a run that has ended
 */
export function useRun(onOver: (run: CodingRun) => void) {
  const tell = useMessages()
  const [run, setRun] = useState<CodingRun | null>(null)
  const [busy, setBusy] = useState(false)
  const over = useRef(onOver)
  over.current = onOver
  const take = useCallback((next: CodingRun) => {
    setRun(next)
    if (next.state !== 'waiting') over.current(next)
  }, [])
  useEffect(() => {
    let isGone = false
    // One that somebody has begun before, here or in another window, is followed to its end.
    const find = async () => {
      const { rows } = await api.get<{ rows: CodingRun[] }>('/coding/runs', { pageSize: 20 })
      const begun = rows.find(({ state }) => state === 'waiting')
      if (begun && !isGone) setRun((now) => now ?? begun)
    }
    find().catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  const isWaiting = run?.state === 'waiting'
  const id = run?.id
  useEffect(() => {
    if (!isWaiting) return
    let isGone = false
    const ask = async () => {
      try {
        const next = await api.poll<CodingRun>(`/coding/runs/${id}`)
        if (!isGone) take(next)
      } catch {
        // Told when it is asked the next time: the run goes on without this window.
      }
    }
    const timer = window.setInterval(() => void ask(), EVERY_MS)
    return () => {
      isGone = true
      window.clearInterval(timer)
    }
  }, [isWaiting, id, take])
  const start = async (what: Kind | `${string}/take_back`, body?: unknown): Promise<boolean> => {
    if (busy || isWaiting) return false
    setBusy(true)
    try {
      take(await api.post<CodingRun>(`/coding/runs/${what}`, body))
      return true
    } catch (refused) {
      tell.error(sentenceOf(refused))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy: busy || isWaiting, start, follow: setRun, forget: () => setRun(null) }
}
