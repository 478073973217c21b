import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'

/** How a chosen code is shown: `1 · Suspect`; a code that no list names stands alone. */
export function codeText(
  catalogue: Catalogue,
  element: ElementDefinition,
  code: string,
  language: 'en' | 'zh'
): string {
  const lists = [element.codeList, ...(element.alternativeCodeLists ?? [])]
  const name = lists.map((list) => catalogue.codeName(list, code, language)).find(Boolean)
  return name ? `${code} · ${name}` : code
}
