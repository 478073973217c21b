import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { nullFlavorOf } from '#kernel/case/content/leaf'
import type { CellLine } from '#kernel/case/forms/page_layout'
import { rowsAt } from '../content/edit_rows'
import { leafWords } from '../leaf/leaf_words'

/** One line of a cell: who or what, and what is said. */
export interface FilledLine {
  by: string
  value: string
}

/** What a pair says in its cell, in short words; what nobody filled in has no line. */
export function cellLines(
  catalogue: Catalogue,
  lines: readonly CellLine[],
  pair: Row,
  language: 'en' | 'zh'
): FilledLine[] {
  const say = (row: Row, ids: readonly string[] = []) =>
    ids.map((id) => shortWords(catalogue, id, row[toKey(id)], language)).find(Boolean) ?? ''
  return lines.flatMap(({ group, by, value, unit, label }) => {
    const rows = group ? rowsAt(pair, toKey(group)) : [pair]
    return rows.flatMap((row) => {
      const words = [say(row, value), unit && say(row, [unit])].filter(Boolean).join(' ')
      const who = label ? label[language] : say(row, by)
      return words || (group && who) ? [{ by: who, value: words || '—' }] : []
    })
  })
}

/** The words before an explanation in brackets: "Yes - yes (rechallenge was done ...)". */
function shortWords(catalogue: Catalogue, id: string, leaf: unknown, language: 'en' | 'zh') {
  return (
    nullFlavorOf(leaf) ??
    leafWords(catalogue, id, leaf, language)
      .replace(/\s*[(（].*$/, '')
      .trim()
  )
}
