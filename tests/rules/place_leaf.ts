import type { CaseContent, Leaf, Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { groupPath } from '#kernel/case/rules/group_path'

/** Puts a leaf into a content, in the one row `r` of each group on its way (made when missing). */
export function placeLeaf(content: CaseContent, id: string, leaf: Leaf, catalogue: Catalogue) {
  let level: CaseContent | Row = content
  for (const group of groupPath(id, catalogue)) {
    const rows = (level[group] ?? [{ id: 'r' }]) as Row[]
    level[group] = rows
    level = rows[0]!
  }
  level[toKey(id)] = leaf
}
