import type { Language } from '#kernel/language/words'
import type { PaperNode } from '#kernel/paper/paper_document'

import type { ShownTable, ShownTables } from '#plugins/sur/contract/shown_tables'
import type { TableCell } from '#plugins/sur/contract/tables'
import { cellText } from '#plugins/sur/contract/cell_text'
import { wording } from '#plugins/sur/lang/server/wording'

/** Share of the heads of rows beside that of a column. */
const HEAD = 3

/**
 * The tables of a section on paper, each with its rule, its source and its freeze. A table that belongs to
 * several sections stands in the last of them; the others say where.
 */
export function nodesOfTables(
  key: string,
  { tables, freeze, lockPoint }: Pick<ShownTables, 'tables' | 'freeze' | 'lockPoint'>,
  language: Language
): PaperNode[] {
  const say = (words: Readonly<Record<Language, string>>) => words[language]
  const own = tables.filter(({ sections }) => sections.includes(key))
  const stamp = freeze
    ? wording('document.frozen', { seq: freeze.seq, digest: freeze.digest })
    : wording('document.live')
  return own.flatMap((table): PaperNode[] => {
    const { title, rule, source, sections, rows } = table
    const last = sections.at(-1)!
    if (last !== key) {
      const text = say(wording('document.table_in', { title: say(title), section: last }))
      return [{ kind: 'paragraph', text }]
    }
    const lines = [say(source), say(wording('document.lock_point', { day: lockPoint })), say(stamp)]
    return [
      { kind: 'heading', level: 3, text: say(title) },
      ...(rows.length === 0
        ? [{ kind: 'paragraph', text: say(wording('document.none')) } as const]
        : table.isListing
          ? nodesOfListing(table, language)
          : [nodeOfFigures(table, language)]),
      { kind: 'paragraph', text: say(rule) },
      { kind: 'paragraph', text: lines.join(' · ') },
    ]
  })
}

/** Rows below the name of a group begin with a dash. */
function nodeOfFigures({ head, columns, rows }: ShownTable, language: Language): PaperNode {
  const hasGroups = rows.some(({ kind }) => kind === 'group')
  return {
    kind: 'table',
    columns: [
      { title: head[language], share: HEAD },
      ...columns.map(({ title, group, share = 1 }) => ({
        title: group ? `${group[language]}: ${title[language]}` : title[language],
        share,
      })),
    ],
    rows: rows.map(({ label, kind, cells }) => [
      kind === 'row' && hasGroups ? `– ${label[language]}` : label[language],
      ...cells.map((cell: TableCell) => cellText(cell, language)),
    ]),
  }
}

/** A listing has more columns than an upright page: each of its rows is a table of what it says. */
function nodesOfListing({ columns, rows, head }: ShownTable, language: Language): PaperNode[] {
  return rows.map(({ kind, label, cells }): PaperNode => {
    if (kind === 'group') return { kind: 'paragraph', text: label[language] }
    return {
      kind: 'table',
      columns: [
        { title: head[language], share: 1 },
        { title: label[language], share: 2 },
      ],
      rows: cells.flatMap((cell: TableCell, at) => {
        const text = cellText(cell, language)
        return text === '' ? [] : [[columns[at]!.title[language], text]]
      }),
    }
  })
}
