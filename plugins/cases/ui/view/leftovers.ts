import type { CaseContent } from '#kernel/case/content/case_content'
import { parsePath } from '#kernel/case/content/element_path'
import { walkContent, type PlacedLeaf } from '#kernel/case/content/walk_content'
import { pageLevel, type PageLevel } from '#kernel/case/forms/page_level'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** Leaves of a content that no page shows: nothing that a case holds may stay out of sight. */
export function leftovers(pages: readonly ClientPage[], content: CaseContent): PlacedLeaf[] {
  const trees = pages.map(({ sections }) => pageLevel(sections))
  return [...walkContent(content)].filter(({ path }) => {
    const keys = parsePath(path).map(({ key }) => key)
    return !trees.some((tree) => holds(tree, keys))
  })
}

function holds(tree: PageLevel, [key, ...below]: readonly string[]): boolean {
  const place = key === undefined ? undefined : tree.get(key)
  if (!place || below.length === 0) return place !== undefined
  return 'level' in place && holds(place.level, below)
}
