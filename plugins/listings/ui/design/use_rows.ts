import { useEffect, useState } from 'react'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { type Answer, type Asked, ask } from '#resources/app/calls/call'
import { useShown } from '#resources/app/calls/use_answer'

const ROWS = 'POST /report/linelisting-rows'

export type ShownRows = Answer<typeof ROWS>

/** Rows are asked for once nothing has changed for so long; milliseconds. */
const REST = 250

/** The rows that a design shows at this moment; none where no project is at hand. */
export function useRows(design: ListingDesign, page: number, hasRows: boolean) {
  const [asked, setAsked] = useState({ design, page })
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ design, page }), REST)
    return () => clearTimeout(timer)
  }, [design, page])
  const isEmpty = !hasRows || asked.design.columns.length === 0
  const shown = useShown(
    isEmpty ? null : ['listing rows', asked],
    (signal) => {
      const body = { design: asked.design, page: asked.page, pageSize: 50 }
      return ask(ROWS, { body } as unknown as Asked<typeof ROWS>, { signal })
    },
    { keep: true }
  )
  const isBehind = hasRows && (asked.design !== design || asked.page !== page)
  return { ...shown, data: isEmpty ? null : shown.data, stale: shown.stale || isBehind }
}
