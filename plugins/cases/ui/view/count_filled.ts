import type { CaseContent } from '#kernel/case/content/case_content'
import { walkContent } from '#kernel/case/content/walk_content'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** How many filled elements each page holds. */
export function countFilled(
  pages: readonly ClientPage[],
  content: CaseContent
): Map<string, number> {
  const pageOf = new Map(
    pages.flatMap(({ page, elements }) => elements.map((id) => [id, page] as const))
  )
  const counts = new Map<string, number>()
  for (const { element } of walkContent(content)) {
    const page = pageOf.get(element)
    if (page) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  return counts
}
