import { useEffect, useState } from 'react'
import type { CodingRun } from './run'
import { useAnswer } from '#resources/app/calls/use_answer'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { useRun } from './use_run'

/** A page of the runs of the project; those that are at work are followed to their end. */
export function useRuns() {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('coding_runs')
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, error, stale, reload } = useAnswer(
    'GET /coding/runs',
    { query: { page, pageSize } },
    { keep: true }
  )
  const opened = useAnswer(
    'GET /coding/runs/{codingRunId}',
    openId ? { path: { codingRunId: openId } } : null
  )
  const runs = useRun(() => {
    reload()
    opened.reload()
  })
  const { run: followed, follow } = runs
  const next = data?.rows.find(({ state }) => state === 'waiting')
  const isFree = followed?.state !== 'waiting'
  useEffect(() => {
    if (next && isFree && next.id !== followed?.id) follow(next)
  }, [next, isFree, followed?.id, follow])
  const fresh = (run: CodingRun) => (run.id === followed?.id ? followed : run)
  return {
    ...{ error, stale, reload, runs },
    rows: data?.rows.map(fresh) ?? null,
    paging: {
      ...{ page, pageSize, total: data?.total, onPage: setPage },
      onPageSize: (size: PageSize) => {
        setPage(1)
        setPageSize(size)
      },
    },
    openId,
    open: setOpenId,
    opened: {
      run: openId && opened.data ? fresh(opened.data) : null,
      error: opened.error,
      reload: opened.reload,
    },
  }
}
