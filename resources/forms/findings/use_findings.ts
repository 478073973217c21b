import { useContext, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { parsePath } from '#kernel/case/content/element_path'
import type { Finding } from '#kernel/case/rules/finding'
import { EditorContext } from '../editor/editor_context'
import { readOnlyEditor } from '../editor/make_editor'
import { findingsOf, type Findings } from './findings'
import { countsAs } from './severity'

/** What stands in no editor (the dialog of a new case) is judged by nobody. */
const UNJUDGED = readOnlyEditor({})

/** Reads something of the findings of the case on the screen, once for each time that they change. */
function useFound<Read>(read: (findings: Findings) => Read): Read {
  let known: { findings: Findings; found: Read } | undefined
  return useStore(useContext(EditorContext) ?? UNJUDGED, ({ findings }) => {
    if (known?.findings !== findings) known = { findings, found: read(findings) }
    return known.found
  })
}

/** Findings of an element by its machine path, or of several, those of the first one first. */
export function useFindingsAt(...paths: readonly string[]): readonly Finding[] {
  const last = useRef<readonly Finding[]>(undefined)
  return useFound(({ byPath }) => (last.current = findingsOf(byPath, paths, last.current)))
}

/** Whether the case at hand asks for this element, by its machine path, be that told yet or not. */
export function useIsAsked(path: string): boolean {
  return useFound(({ missing }) =>
    findingsOf(missing, [path]).some((finding) => countsAs(finding) === 'error')
  )
}

/** Colour of a place in which the rules have found something. */
export type FindingTone = 'red' | 'amber'

/**
 * The gravest that the rules say of anything in each row of a group, by the identity of the row.
 * Whoever asks is drawn anew only when that changes.
 * @param place machine path of the group
 */
export function useTonesOfRows(place: string): ReadonlyMap<string, FindingTone> {
  const tones = useFound(({ all }) => tonesOfRows(all, place))
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
  return useFound(({ all }) => {
    const below = all.filter((finding) => finding.path.startsWith(path))
    const marks = new Set(below.map(countsAs))
    return marks.has('error') ? 'red' : marks.has('warning') ? 'amber' : null
  })
}
