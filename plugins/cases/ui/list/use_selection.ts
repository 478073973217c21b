import { useMemo, useState } from 'react'
import type { ChosenCases } from '#plugins/cases/contract/list_query'
import type { Selection } from '#resources/kit/table/selection'
import { type ListState, orderOf } from './use_case_page'

interface Selected {
  /** What was asked of the list when they were selected. */
  readonly asked: string
  readonly ids: ReadonlySet<string>
  /** All that the list finds, whether they have been seen or not. */
  readonly isAll: boolean
}

const NOBODY: ReadonlySet<string> = new Set()

/**
 * The cases that are selected in the list: some, over all of its pages, or all that it finds. Who asks
 * the list something else begins anew.
 * @param page ids of the rows that are shown
 * @param total how many cases the list finds
 */
export function useSelection(
  { filters, sort }: ListState<object>,
  page: readonly string[],
  total: number
) {
  const [selected, setSelected] = useState<Selected | null>(null)
  const asked = JSON.stringify(filters)
  const isOf = selected?.asked === asked
  const isAll = isOf && selected.isAll
  const ids = isOf ? selected.ids : NOBODY
  const chosen = useMemo((): ChosenCases => {
    if (!isAll) return { caseIds: [...ids] }
    return { found: { ...filters, ...orderOf({ sort }) } }
  }, [isAll, ids, filters, sort])
  const selection = useMemo(
    (): Selection => ({
      isSelected: (id) => isAll || ids.has(id),
      select: (some, isOn) => {
        // Of all that the list finds those that are shown are left when one is taken out.
        const next = new Set(isAll ? page : ids)
        for (const id of some) next[isOn ? 'add' : 'delete'](id)
        setSelected({ asked, ids: next, isAll: false })
      },
    }),
    [isAll, ids, page, asked]
  )
  return {
    selection,
    chosen,
    count: isAll ? total : ids.size,
    /** Whether all rows of the page are selected and others are not. */
    mayTakeAll: !isAll && page.length > 0 && page.every((id) => ids.has(id)) && total > ids.size,
    takeAll: () => setSelected({ asked, ids: NOBODY, isAll: true }),
    clear: () => setSelected(null),
  }
}
