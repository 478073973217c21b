import type { CaseContent } from '#kernel/content/case_content'
import { parsePath } from '#kernel/content/element_path'
import { walkContent, type PlacedLeaf } from '#kernel/content/walk_content'
import { pageKeys, type PageKeys } from '#resources/forms/content/page_part'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** Leaves of a content that no page shows: nothing that a case holds may stay out of sight. */
export function leftovers(pages: readonly ClientPage[], content: CaseContent): PlacedLeaf[] {
  const trees = pages.map(({ sections }) => pageKeys(sections))
  return [...walkContent(content)].filter(({ path }) => {
    const keys = parsePath(path).map(({ key }) => key)
    return !trees.some((tree) => holds(tree, keys))
  })
}

function holds(tree: PageKeys, keys: readonly string[]): boolean {
  let level: PageKeys | null | undefined = tree
  for (const key of keys) {
    if (!level?.has(key)) return false
    level = level.get(key)
  }
  return true
}
