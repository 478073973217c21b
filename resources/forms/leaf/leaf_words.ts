import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { isFile, valueOf } from '#kernel/case/content/leaf'
import { wording } from '#resources/lang/wording'
import { unitText } from '#resources/forms/leaf/unit_text'

/**
 * What a leaf says to a reader: the name of its code, a unit as people write it, a date with a blank for
 * the T, yes or no.
 * Empty for a null flavour, which is shown as a tag.
 */
export function leafWords(
  catalogue: Catalogue,
  id: string,
  leaf: unknown,
  language: 'en' | 'zh'
): string {
  if (isFile(leaf)) return leaf.name ?? leaf.mediaType ?? leaf.file.slice(0, 12)
  const value = valueOf(leaf)
  if (value === undefined) return ''
  if (typeof value === 'boolean')
    return wording(value ? 'leaf_words.yes' : 'leaf_words.no')[language]
  const element = catalogue.element(id)
  if (element?.type === 'date') return value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')
  const lists = [element?.codeList, ...(element?.alternativeCodeLists ?? [])]
  const name = lists.map((list) => catalogue.codeName(list, value, language)).find(Boolean)
  if (isUnit(element)) return unitText(value, name, language)
  return name ?? value
}

/** Whether an element holds a unit of UCUM. */
export function isUnit(element: ElementDefinition | undefined): boolean {
  return element?.codeList?.startsWith('ucum-') ?? false
}
