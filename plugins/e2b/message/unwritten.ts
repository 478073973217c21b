import type { CaseContent } from '#kernel/content/case_content'
import type { Catalogue } from '#kernel/content/catalogue'
import { walkContent } from '#kernel/content/walk_content'
import { messageTree } from '#plugins/e2b/message/message_tree'

/** Machine paths of filled elements that have no place in the message and stay out of an export. */
export function unwritten(content: CaseContent, catalogue: Catalogue): string[] {
  const { slotsOf } = messageTree(catalogue)
  return [...walkContent(content)].filter(({ key }) => !slotsOf.has(key)).map(({ path }) => path)
}
