import { isRows, type CaseContent, type Row } from '#kernel/content/case_content'
import type { Catalogue } from '#kernel/content/catalogue'
import { isLeaf } from '#kernel/content/leaf'
import { walkContent } from '#kernel/content/walk_content'
import { messageTree } from '#plugins/e2b/message/message_tree'

/** Machine paths of filled elements that have no place in the message and stay out of an export. */
export function unwritten(content: CaseContent, catalogue: Catalogue): string[] {
  const { slotsOf } = messageTree(catalogue)
  // Most cases have none: only those that do are walked with their paths.
  if (allHavePlaces(content, slotsOf)) return []
  return [...walkContent(content)].filter(({ key }) => !slotsOf.has(key)).map(({ path }) => path)
}

function allHavePlaces(level: CaseContent | Row, places: ReadonlyMap<string, unknown>): boolean {
  for (const key in level) {
    const value = level[key]
    if (isRows(value)) {
      if (!value.every((row) => allHavePlaces(row, places))) return false
    } else if (key !== 'id' && isLeaf(value) && !places.has(key)) return false
  }
  return true
}
