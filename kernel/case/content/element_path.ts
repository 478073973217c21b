import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'
import { positionOfRow } from '#kernel/case/content/row_names'

/** One step of a path: a key and, where it goes through a row, the id of that row. */
export interface PathStep {
  key: string
  row?: string
}

/**
 * Writes the machine form of a path, with row ids: `G_k[ROWID].G_k_4_r[ROWID].G_k_4_r_4`.
 * A path may end at a row (`G_k[ROWID]`) or at a group (`G_k`).
 */
export function formatPath(steps: readonly PathStep[]): string {
  return steps.map(formatStep).join('.')
}

/** One step of it. */
export function formatStep({ key, row }: PathStep): string {
  return row === undefined ? key : `${key}[${escapeRow(row)}]`
}

/** Reads the machine form of a path. Throws when the text is none. */
export function parsePath(path: string): PathStep[] {
  const steps: PathStep[] = []
  const step = /([^.[\]]+)(?:\[([^\]]*)\])?(\.|$)/y
  while (step.lastIndex < path.length) {
    const found = step.exec(path)
    if (found === null) throw new Error(`"${path}" is no element path`)
    steps.push(
      found[2] === undefined ? { key: found[1]! } : { key: found[1]!, row: unescapeRow(found[2]) }
    )
  }
  if (steps.length === 0 || path.endsWith('.')) throw new Error(`"${path}" is no element path`)
  return steps
}

/** The form for people, with positions: `G.k[1].G.k.4.r[2].G.k.4.r.4`; `?` for a row that is gone. */
export function displayPath(path: string, content: CaseContent): string {
  let level: CaseContent | Row | undefined = content
  return parsePath(path)
    .map(({ key, row }) => {
      if (row === undefined) return toId(key)
      const rows: unknown = level?.[key]
      const position = isRows(rows) ? positionOfRow(rows, row) : -1
      level = position === -1 ? undefined : (rows as Row[])[position]
      return `${toId(key)}[${position === -1 ? '?' : position + 1}]`
    })
    .join('.')
}

/** Number of the element or group that a path ends at: `G.k.4.r.4`. */
export function elementOfPath(path: string): string {
  return toId(parsePath(path).at(-1)!.key)
}

/** What stands at a path: a leaf, a list of rows, a row, or undefined. */
export function at(content: CaseContent, path: string): Leaf | Row[] | Row | undefined {
  let found: unknown = content
  for (const { key, row } of parsePath(path)) {
    found = (found as Record<string, unknown> | undefined)?.[key]
    if (row !== undefined) {
      found = isRows(found) ? found[positionOfRow(found, row)] : undefined
    }
  }
  return found as Leaf | Row[] | Row | undefined
}

function escapeRow(row: string): string {
  return /[%\]]/.test(row) ? row.replaceAll('%', '%25').replaceAll(']', '%5D') : row
}

function unescapeRow(row: string): string {
  return row.replaceAll('%5D', ']').replaceAll('%25', '%')
}
