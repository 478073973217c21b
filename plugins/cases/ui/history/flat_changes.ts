import { isRows, type CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { differences } from '#kernel/case/content/differences'
import { displayPath, elementOfPath, parsePath } from '#kernel/case/content/element_path'
import { toId } from '#kernel/case/content/element_id'
import type { AuditLine } from './audit_line'

/** One change of a line of the trail, ready to read. */
export interface FlatChange {
  key: string
  /** Number of the element; null for what is none (a version, an attachment). */
  element: string | null
  /** Where it stands: with positions where they are known, else the bare number. */
  place: string
  before: unknown
  after: unknown
  /** Long texts of it end in "…". */
  shortened?: boolean
}

/** The changes of a line; a whole content (the first save of a case) is told element by element. */
export function flatChanges(changes: AuditLine['changes'], catalogue: Catalogue): FlatChange[] {
  return changes.flatMap((change) => {
    if (change.path !== '') return [single(change, catalogue)]
    const [before, after] = [contentOf(change.before), contentOf(change.after)]
    return differences(before, after, catalogue)
      .filter(({ kind }) => kind === 'value')
      .map((found) => ({
        key: found.path,
        element: found.element,
        place: displayPath(found.path, after),
        before: found.before,
        after: found.after,
        ...(change.shortened && { shortened: true }),
      }))
  })
}

function single(
  { path, before, after, shortened }: AuditLine['changes'][number],
  catalogue: Catalogue
): FlatChange {
  const element = elementAt(path, catalogue)
  const rows = element ? parsePath(path).flatMap(({ row }) => (row ? [row.slice(0, 4)] : [])) : []
  // The trail keeps no positions, so a row is told by the beginning of its id.
  const place = element ? [element, ...rows].join(' · ') : ''
  return { key: path, element, place, before, after, ...(shortened && { shortened }) }
}

/** The element or group at the end of a path, when the catalogue knows it. */
function elementAt(path: string, catalogue: Catalogue): string | null {
  const key = /([^.[\]]+)(\[[^\]]*\])?$/.exec(path)?.[1] ?? ''
  const known = catalogue.element(key) ?? catalogue.group(key)
  return known ? toId(elementOfPath(path)) : null
}

function contentOf(value: unknown): CaseContent {
  return typeof value === 'object' && value !== null && !isRows(value) ? (value as CaseContent) : {}
}
