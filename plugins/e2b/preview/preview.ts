import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toId } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'
import type { FormPage } from '#kernel/case/forms/page_layout'
import type { PreviewEntry, PreviewPage } from '#plugins/e2b/contract/preview_page'
import { wording } from '#plugins/e2b/lang/server/wording'
import { shownValue } from '#plugins/e2b/preview/shown_value'

/**
 * A case by pages, every filled element in the order of the guide. An element stands on the first
 * page that names it; what no page names comes last.
 */
export function previewOf(
  content: CaseContent,
  catalogue: Catalogue,
  pages: readonly Pick<FormPage, 'title' | 'elements'>[]
): PreviewPage[] {
  const home = new Map<string, number>()
  pages.forEach(({ elements }, index) => {
    for (const id of elements) if (!home.has(id)) home.set(id, index)
  })
  const pageOf = (id: string) => home.get(id) ?? pages.length
  const titles = [...pages.map(({ title }) => title), wording('preview.further_elements')]
  return titles
    .map((title, index) => ({
      title,
      entries: entriesOf(content, catalogue, (id) => pageOf(id) === index),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function entriesOf(
  level: CaseContent | Row,
  catalogue: Catalogue,
  isHere: (id: string) => boolean
): PreviewEntry[] {
  const keys = Object.keys(level).filter((key) => key !== 'id')
  return keys
    .sort((a, b) => catalogue.compareKeys(a, b))
    .flatMap((key) => {
      const value = level[key]!
      return isRows(value)
        ? rowsOf(key, value, catalogue, isHere)
        : elementOf(key, value, catalogue, isHere)
    })
}

function elementOf(
  key: string,
  leaf: Leaf,
  catalogue: Catalogue,
  isHere: (id: string) => boolean
): PreviewEntry[] {
  const id = toId(key)
  if (!isHere(id)) return []
  const value = shownValue(leaf, catalogue.element(id)?.codeList, catalogue)
  return [{ kind: 'element', id, name: catalogue.nameOf(id), value }]
}

function rowsOf(
  key: string,
  rows: readonly Row[],
  catalogue: Catalogue,
  isHere: (id: string) => boolean
): PreviewEntry[] {
  const id = toId(key)
  return rows.flatMap((row, index) => {
    const entries = entriesOf(row, catalogue, isHere)
    const name = catalogue.nameOf(id)
    return entries.length > 0
      ? [{ kind: 'row' as const, id, name, position: index + 1, entries }]
      : []
  })
}
