import { createStore, useStore } from 'zustand'
import { holdPlace } from '#resources/forms/editor/hold_place'

/** Whether the findings stand beside the case; null until somebody folds or unfolds them. */
const fold = createStore<{ chosen: boolean | null }>(() => ({ chosen: null }))

/** Shows the findings, or folds them away; so it stays from page to page. */
export function showFindings(chosen: boolean): void {
  holdPlace(() => fold.setState({ chosen }))
}

/** What was chosen. */
export function useFindingsFold(): boolean | null {
  return useStore(fold, ({ chosen }) => chosen)
}
