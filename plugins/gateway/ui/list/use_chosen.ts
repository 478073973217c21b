import { useMemo, useState } from 'react'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import type { Selection } from '#resources/kit/table/selection'
import { rowKey } from './row_key'

const NONE: ReadonlyMap<string, CaseAtDestination> = new Map()

/** The rows that are selected, over all pages that were shown. */
export function useChosen(rows: readonly CaseAtDestination[]) {
  const [chosen, setChosen] = useState(NONE)
  const selection = useMemo(
    (): Selection => ({
      isSelected: (key) => chosen.has(key),
      select: (keys, isOn) =>
        setChosen((before) => {
          const next = new Map(before)
          for (const key of keys) {
            const row = rows.find((each) => rowKey(each) === key)
            if (isOn && row) next.set(key, row)
            else next.delete(key)
          }
          return next
        }),
    }),
    [chosen, rows]
  )
  return {
    chosen: useMemo(() => [...chosen.values()], [chosen]),
    selection,
    clear: () => setChosen(NONE),
  }
}
