import { displayPath } from '#kernel/case/content/element_path'
import type { Catalogue } from '#kernel/case/content/catalogue'
import {
  type CaseContent,
  type Envelope,
  isRows,
  type Row,
} from '#kernel/case/content/case_content'
import { isFile, isLeaf, nameIn, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import type { Words } from '#kernel/language/words'

import type { ReadableElement } from '#plugins/gateway/contract/shown'

/**
 * What a message says, element by element in the order of the guide: its number, its name, its value. A code is
 * told with its name, a document with the name of its file, and where there is no value, why.
 */
export function readableMessage(
  envelope: Envelope,
  content: CaseContent,
  catalogue: Catalogue
): ReadableElement[] {
  const byGuide = (keys: readonly string[]) =>
    keys.toSorted((one, other) => catalogue.compareKeys(one, other))
  const rows = (level: CaseContent | Row, before: string): ReadableElement[] =>
    byGuide(Object.keys(level)).flatMap((key) => {
      const found = level[key]
      if (isRows(found)) return found.flatMap((row) => rows(row, `${before}${key}[${row.id}].`))
      if (key === 'id' || !isLeaf(found)) return []
      const place = displayPath(`${before}${key}`, content)
      return [{ place, name: catalogue.labelOf(key), value: valueText(found, key, catalogue) }]
    })
  const header = byGuide(Object.keys(envelope)).map((key) => ({
    place: key.replaceAll('_', '.'),
    name: catalogue.labelOf(key),
    value: valueText(envelope[key], key, catalogue),
  }))
  return [...header, ...rows(content, '')]
}

function valueText(leaf: unknown, key: string, catalogue: Catalogue): Words {
  const flavor = nullFlavorOf(leaf)
  if (flavor !== undefined) return same(flavor)
  if (isFile(leaf)) return same(leaf.name ?? leaf.file)
  const value = String(valueOf(leaf) ?? '')
  const list = catalogue.element(key.replaceAll('_', '.'))?.codeList
  const named = (language: 'en' | 'zh') => {
    const name = nameIn(leaf) ?? catalogue.codeName(list, value, language)
    return name ? `${value} · ${name}` : value
  }
  return { en: named('en'), zh: named('zh') }
}

const same = (text: string): Words => ({ en: text, zh: text })
