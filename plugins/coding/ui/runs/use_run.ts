import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodingRun } from './run'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'

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
      const { rows } = await call('GET /coding/runs', { query: { pageSize: 20 } })
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
        const next = await call(
          'GET /coding/runs/{codingRunId}',
          { path: { codingRunId: id! } },
          { poll: true }
        )
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
  /** @param begin sends what begins the run */
  const start = async (begin: () => Promise<CodingRun>): Promise<boolean> => {
    if (busy || isWaiting) return false
    setBusy(true)
    try {
      take(await begin())
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
