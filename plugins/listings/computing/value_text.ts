import type { Catalogue } from '#kernel/case/content/catalogue'
import { isRows, type CaseContent } from '#kernel/case/content/case_content'
import { isFile, type Leaf, nameIn, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import { toKey } from '#kernel/case/content/element_id'
import type { Language, Words } from '#kernel/language/words'

import type { CellFormat } from '#plugins/listings/contract/design'
import { wording } from '#plugins/listings/lang/server/wording'

/** What texts of values depend on. */
export interface ValueTexts {
  readonly catalogue: Catalogue
  readonly language: Language
  /** What a code of a licensed list is called, as the version beside it has it. */
  nameOf(list: string, version: string, code: string): Words | undefined
}

/** The version of a code stands beside it: E.i.2.1a of E.i.2.1b. */
export const versionKeyOf = (key: string): string => key.replace(/b$/, 'a')

/**
 * A value as text. Dates stand as exactly as they are known. A null flavour says its reason.
 * @param level the row in which it stands
 */
export function valueText(
  leaf: Leaf,
  element: string,
  format: CellFormat,
  level: Readonly<Record<string, unknown>>,
  content: CaseContent,
  texts: ValueTexts
): string {
  const { catalogue, language } = texts
  const flavor = nullFlavorOf(leaf)
  if (flavor !== undefined) {
    const reason = catalogue.codeName('null-flavor', flavor, language)
    return format === 'code' ? flavor : (reason ?? flavor)
  }
  if (isFile(leaf)) return leaf.name ?? leaf.file
  const value = valueOf(leaf)
  if (value === undefined) return ''
  const text = String(value)
  if (format === 'code') return text
  if (typeof value === 'boolean') return wording(value ? 'value.yes' : 'value.no')[language]
  const definition = catalogue.element(element)
  if (definition?.type === 'date')
    return format === 'day' ? text.slice(0, 10) : text.replace('T', ' ')
  if (definition?.type === 'reference') return referred(text, content)
  const version = valueOf(level[versionKeyOf(toKey(element))])
  const lists = [definition?.codeList, ...(definition?.alternativeCodeLists ?? [])]
  const name =
    lists
      .filter((list) => list !== undefined)
      .map((list) =>
        catalogue.codeList(list)?.licensed
          ? texts.nameOf(list, String(version ?? ''), text)?.[language]
          : catalogue.codeName(list, text, language)
      )
      .find((each) => each !== undefined) ?? nameIn(leaf)
  if (name === undefined || name === '' || name === text) return text
  return format === 'both' ? `${name} (${text})` : name
}

/** The event that an assessment is of, as it was reported. */
function referred(id: string, content: CaseContent): string {
  const rows = content.E_i
  const row = isRows(rows) ? rows.find((each) => each.id === id) : undefined
  const said = row && (valueOf(row.E_i_1_2) ?? valueOf(row.E_i_1_1a))
  return typeof said === 'string' ? said : ''
}
