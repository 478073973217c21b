import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Finding } from '#kernel/rules/finding'
import { FindingsStore } from './findings_store'
import { countsAs } from './severity'

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

/** The gravest that the rules say of anything below a path; null where there is no more than notes. */
export function useToneBelow(path: string): 'red' | 'amber' | null {
  const store = useContext(FindingsContext)
  return useSyncExternalStore(store.subscribe, () => {
    const below = store.all().filter((finding) => finding.path.startsWith(path))
    const marks = new Set(below.map(countsAs))
    return marks.has('error') ? 'red' : marks.has('warning') ? 'amber' : null
  })
}
