import { useMemo, useState } from 'react'
import type { Selection } from '#resources/kit/table/selection'

const NONE: ReadonlySet<string> = new Set()

/** Rows of a list that are selected, by their ids, over all of its pages. */
export function useChosenRows() {
  const [ids, setIds] = useState(NONE)
  const selection = useMemo(
    (): Selection => ({
      isSelected: (id) => ids.has(id),
      select: (some, isOn) =>
        setIds((before) => {
          const next = new Set(before)
          for (const id of some) next[isOn ? 'add' : 'delete'](id)
          return next
        }),
    }),
    [ids]
  )
  return { ids: useMemo(() => [...ids], [ids]), selection, clear: () => setIds(NONE) }
}
