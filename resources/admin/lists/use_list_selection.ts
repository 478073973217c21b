import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import type { Selection } from '#resources/kit/table/selection'

/** The rows of a list of the back office that are selected. */
export function useListSelection(): Selection {
  const { selectedIds, onSelect } = useListContext()
  return useMemo(
    () => ({
      isSelected: (id) => selectedIds.includes(id),
      select: (ids, isSelected) => {
        const others = selectedIds.filter((id) => !ids.includes(String(id)))
        onSelect(isSelected ? [...others, ...ids] : others)
      },
    }),
    [selectedIds, onSelect]
  )
}
