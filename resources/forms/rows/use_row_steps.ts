import { useMemo } from 'react'
import type { PathStep } from '#kernel/case/content/element_path'

/** Steps into the rows of a group; the same object for the same row, so that forms are not drawn anew. */
export function useRowSteps(
  steps: readonly PathStep[],
  key: string
): (row: string) => readonly PathStep[] {
  return useMemo(() => {
    const made = new Map<string, readonly PathStep[]>()
    return (row) => {
      const known = made.get(row) ?? [...steps, { key, row }]
      made.set(row, known)
      return known
    }
  }, [steps, key])
}
