import { isRows, type CaseContent } from '#kernel/case/content/case_content'
import type { Difference } from '#kernel/case/content/differences'
import { parsePath } from '#kernel/case/content/element_path'
import { levelOf } from '#kernel/case/content/level_of'

/**
 * A copy of `content` with the differences carried out: what was `before` becomes what is `after`.
 * A group that loses its last row disappears, as an empty group is never stored.
 */
export function applyDifferences(
  content: CaseContent,
  differences: readonly Difference[]
): CaseContent {
  const result = structuredClone(content)
  for (const difference of differences) {
    if (difference.kind === 'rows') arrangeRows(result, difference.path, difference.after)
  }
  for (const difference of differences) {
    if (difference.kind !== 'value') continue
    const steps = parsePath(difference.path)
    const level = levelOf(result, steps)
    if (level === undefined) continue
    const { key } = steps.at(-1)!
    if (difference.after === undefined) delete level[key]
    else level[key] = structuredClone(difference.after)
  }
  return result
}

function arrangeRows(content: CaseContent, path: string, ids: readonly string[]): void {
  const steps = parsePath(path)
  const level = levelOf(content, steps)
  if (level === undefined) return
  const { key } = steps.at(-1)!
  const present = level[key]
  const rows = new Map((isRows(present) ? present : []).map((row) => [row.id, row]))
  if (ids.length === 0) delete level[key]
  else level[key] = ids.map((id) => rows.get(id) ?? { id })
}
