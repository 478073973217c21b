import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { nameIn, valueOf } from '#kernel/case/content/leaf'
import type { PageLayout } from '#kernel/case/forms/page_layout'
import { elementFieldsOf } from '#kernel/case/forms/walk_layout'
import type { CodeToName } from './code_names'

/** The element of the version beside each element that takes codes of a licensor's list. */
export function versionElements(
  catalogue: Catalogue,
  pages: readonly PageLayout[]
): ReadonlyMap<string, string> {
  const fields = pages.flatMap(({ sections }) => [...elementFieldsOf(sections)])
  return new Map(
    fields.flatMap(({ field: { element, with: [version] = [] } }) =>
      version && licensedListOf(catalogue, element) ? [[element, version] as const] : []
    )
  )
}

/**
 * The code of an element that came without its name, as codes of messages do, to be looked up.
 * @param level where the element and its version stand; a leaf alone is named by the newest version
 */
export function codeWithoutName(
  { catalogue, versions }: { catalogue: Catalogue; versions: ReadonlyMap<string, string> },
  element: string,
  leaf: unknown,
  level?: CaseContent | Row
): CodeToName | null {
  const list = licensedListOf(catalogue, element)
  const code = valueOf(leaf)
  if (!list || typeof code !== 'string' || nameIn(leaf) !== undefined) return null
  const version = versions.get(element)
  return { list, code, version: String((version && valueOf(level?.[toKey(version)])) ?? '') }
}

function licensedListOf(catalogue: Catalogue, element: string): string | undefined {
  const list = catalogue.codeList(catalogue.element(element)?.codeList)
  return list?.licensed ? list.id : undefined
}
