import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { isLeaf } from '#kernel/case/content/leaf'
import { walkContent } from '#kernel/case/content/walk_content'
import { messageTree } from '#plugins/e2b/message/message_tree'

/**
 * Machine paths of filled elements that have no place in the message and stay out of an export.
 * Those that a case keeps for itself are not among them: nobody expects them in a message.
 */
export function unwritten(content: CaseContent, catalogue: Catalogue): string[] {
  const { slotsOf } = messageTree(catalogue)
  const isLost = (key: string) =>
    !slotsOf.has(key) && catalogue.element(key)?.keptHere === undefined
  // Most cases have none: only those that do are walked with their paths.
  if (!hasSome(content, isLost)) return []
  return [...walkContent(content)].filter(({ key }) => isLost(key)).map(({ path }) => path)
}

function hasSome(level: CaseContent | Row, isLost: (key: string) => boolean): boolean {
  for (const key in level) {
    const value = level[key]
    if (isRows(value)) {
      if (value.some((row) => hasSome(row, isLost))) return true
    } else if (key !== 'id' && isLeaf(value) && isLost(key)) return true
  }
  return false
}
