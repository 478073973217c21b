import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Finding } from '#kernel/rules/finding'
import { FindingsStore } from './findings_store'

/** The findings of the case on the screen. */
export const FindingsContext = createContext(new FindingsStore())

/** Findings of one element, by its machine path. */
export function useFindingsAt(path: string): readonly Finding[] {
  const store = useContext(FindingsContext)
  return useSyncExternalStore(store.subscribe, () => store.at(path))
}

/** All findings of the case. */
export function useAllFindings(): readonly Finding[] {
  const store = useContext(FindingsContext)
  return useSyncExternalStore(store.subscribe, store.all)
}
