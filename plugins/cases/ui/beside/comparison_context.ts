import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RowsDifference, ValueDifference } from '#kernel/case/content/differences'
import { Comparison } from './comparison'

/** How what is shown beside the form differs from it. */
export const ComparisonContext = createContext(new Comparison())

/** Something that the comparison tells, drawn anew when the answer is another one. */
export function useCompared<Answer extends string | number | boolean>(
  ask: (comparison: Comparison) => Answer
): Answer {
  const comparison = useContext(ComparisonContext)
  return useSyncExternalStore(comparison.subscribe, () => ask(comparison))
}

/** What differs in one element. */
export function useValueDifference(path: string): ValueDifference | undefined {
  const comparison = useContext(ComparisonContext)
  return useSyncExternalStore(comparison.subscribe, () => comparison.at(path))
}

/** Which rows of a group differ. */
export function useRowsDifference(group: string): RowsDifference | undefined {
  const comparison = useContext(ComparisonContext)
  return useSyncExternalStore(comparison.subscribe, () => comparison.rowsAt(group))
}
