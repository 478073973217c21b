import type { CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, parsePath } from '#kernel/case/content/element_path'
import type { Finding } from '#kernel/case/rules/finding'
import { groupPath } from '#kernel/case/rules/group_path'
import { levelAt } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'

/**
 * The place to go to for a finding: its element. One that is told at a group, because it is not
 * about one row, leads into the first row; where there is none the group itself is the place.
 */
export function placeOfFinding(
  { path, element }: Pick<Finding, 'path' | 'element'>,
  content: CaseContent,
  catalogue: Catalogue
): string {
  if (catalogue.element(element) === undefined) return path
  const groups = groupPath(element, catalogue)
  const steps = parsePath(path)
  if (steps.at(-1)!.key === toKey(element)) return path
  const above = steps.slice(0, -1)
  for (const key of groups.slice(above.length)) {
    const level = levelAt(content, above)
    const [first] = level ? rowsAt(level, key) : []
    if (!first) return path
    above.push({ key, row: first.id })
  }
  return formatPath([...above, { key: toKey(element) }])
}
