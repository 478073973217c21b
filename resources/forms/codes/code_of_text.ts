import { findCode } from '#kernel/case/content/code_name'
import type { CodeList } from '#kernel/case/content/element_definition'
import { choicesOf, namedCode } from '#resources/forms/codes/search_codes'

/**
 * The code that a text stands for in a box: by itself, by its name in either language, or by another spelling
 * that messages carry. Where a list is open, or its codes are not known, any text stands for itself.
 * @param lists of the element, the one that is shown first
 * @returns undefined where the lists have no such code
 */
export function codeOfText(
  lists: readonly (CodeList | undefined)[],
  text: string
): string | undefined {
  const [list] = lists
  const known = list ? namedCode(choicesOf(list), text) : undefined
  const code = known ?? lists.map((each) => findCode(each, text)?.code).find(Boolean)
  if (code !== undefined) return code
  const takesAny = !list || list.open || list.codes.length === 0
  return takesAny ? text : undefined
}
