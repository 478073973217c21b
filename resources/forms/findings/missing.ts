import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { parsePath } from '#kernel/case/content/element_path'
import { isFilled } from '#kernel/case/content/leaf'
import type { Finding } from '#kernel/case/rules/finding'
import { groupPath } from '#kernel/case/rules/group_path'
import { levelAt, type Level } from '#resources/forms/content/edit_content'
import { elementsUnder } from '#resources/forms/content/elements_under'

/**
 * Whether a finding asks for something: nothing stands yet where it is about. Told at a group, it is
 * about an element of every row; at a heading, about all that stands under it.
 */
export function isMissing(
  { path, element }: Pick<Finding, 'path' | 'element'>,
  content: CaseContent,
  catalogue: Catalogue
): boolean {
  const steps = parsePath(path)
  const { key, row } = steps.at(-1)!
  if (row !== undefined) return false
  const level = levelAt(content, steps.slice(0, -1))
  if (!level) return false
  const heading = catalogue.group(element)
  if (heading && !heading.repeats)
    return elementsUnder(catalogue, element).some((id) => !isFilled(level[toKey(id)]))
  const own = toKey(element)
  const keys = [...new Set([...groupPath(element, catalogue), own])]
  return valuesAt([level], keys.slice(Math.max(0, keys.indexOf(key)))).every(
    (value) => !isFilled(value) && !isRows(value)
  )
}

/** What stands at the end of keys that all but the last lead through rows. */
function valuesAt(levels: readonly (Level | Row)[], [key, ...deeper]: string[]): unknown[] {
  const values = levels.map((level) => level[key!]).filter((value) => value !== undefined)
  if (deeper.length === 0) return values
  return valuesAt(values.filter(isRows).flat(), deeper)
}
