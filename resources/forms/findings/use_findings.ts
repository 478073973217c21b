import { createContext, useContext, useMemo, useRef, useSyncExternalStore } from 'react'
import { parsePath } from '#kernel/content/element_path'
import type { Finding } from '#kernel/rules/finding'
import { FindingsStore } from './findings_store'
import { countsAs } from './severity'

/** The findings of the case on the screen. */
export const FindingsContext = createContext(new FindingsStore())

/** Findings of an element by its machine path, or of several, those of the first one first. */
export function useFindingsAt(...paths: readonly string[]): readonly Finding[] {
  const store = useContext(FindingsContext)
  const last = useRef<readonly Finding[]>(undefined)
  return useSyncExternalStore(store.subscribe, () => (last.current = store.of(paths, last.current)))
}

/** All findings of the case. */
export function useAllFindings(): readonly Finding[] {
  const store = useContext(FindingsContext)
  return useSyncExternalStore(store.subscribe, store.all)
}

/** Colour of a place in which the rules have found something. */
export type FindingTone = 'red' | 'amber'

/**
 * The gravest that the rules say of anything in each row of a group, by the identity of the row.
 * Whoever asks is drawn anew only when that changes.
 * @param place machine path of the group
 */
export function useTonesOfRows(place: string): ReadonlyMap<string, FindingTone> {
  const store = useContext(FindingsContext)
  const tones = useSyncExternalStore(store.subscribe, () => tonesOfRows(store.all(), place))
  return useMemo(() => new Map(JSON.parse(tones) as [string, FindingTone][]), [tones])
}

/** As JSON, so that the same tones are the same value. */
function tonesOfRows(findings: readonly Finding[], place: string): string {
  const depth = parsePath(place).length - 1
  const tones = new Map<string, FindingTone>()
  for (const finding of findings) {
    if (!finding.path.startsWith(`${place}[`)) continue
    const row = parsePath(finding.path)[depth]!.row!
    const mark = countsAs(finding)
    if (mark === 'error') tones.set(row, 'red')
    else if (mark === 'warning' && !tones.has(row)) tones.set(row, 'amber')
  }
  return JSON.stringify([...tones])
}

/** The gravest that the rules say of anything below a path; null where there is no more than notes. */
export function useToneBelow(path: string): FindingTone | null {
  const store = useContext(FindingsContext)
  return useSyncExternalStore(store.subscribe, () => {
    const below = store.all().filter((finding) => finding.path.startsWith(path))
    const marks = new Set(below.map(countsAs))
    return marks.has('error') ? 'red' : marks.has('warning') ? 'amber' : null
  })
}
