import { writeXlsx } from 'hucre/xlsx'

import type { Language } from '#kernel/language/words'
import type { PaperDocument } from '#kernel/paper/paper_document'
import { PaperPress } from '#kernel/paper/paper_press'

import { wording } from '#plugins/literature/lang/server/wording'
import type { Sheet } from '#plugins/literature/sheet/make_sheet'

/** Kinds of files of a sheet. */
export const sheetKinds = ['xlsx', 'pdf'] as const

export type SheetKind = (typeof sheetKinds)[number]

export const sheetMediaTypes: Readonly<Record<SheetKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** Characters of a column of a spreadsheet for each hundredth of the width of a page. */
const CHARACTERS = 1.4

/** A workbook: a sheet of the counts, and one for each table. */
async function workbook({ title, sum, madeBy, madeAt, tables }: Sheet): Promise<Uint8Array> {
  const head = { name: title.slice(0, 31), rows: [[title], [sum], [madeBy], [madeAt]] }
  const sheets = tables.map((table) => ({
    name: table.title.slice(0, 31),
    columns: table.shares.map((share) => ({ width: Math.max(10, share * CHARACTERS) })),
    rows: [[...table.heads], ...table.rows.map((row) => [...row])],
    freezePane: { rows: 1 },
  }))
  return writeXlsx({ sheets: [head, ...sheets] })
}

/** The same as a paper. */
function paperOf(sheet: Sheet, language: Language): PaperDocument {
  const { title, sum, madeBy, madeAt, tables } = sheet
  const say = (key: 'sheet.page_of' | 'sheet.continued', values?: Record<string, unknown>) =>
    wording(key, values)[language]
  return {
    ...{ title, maker: madeBy, madeAt: new Date().toISOString(), language },
    foot: `${title} · ${madeBy} · ${madeAt}`,
    words: {
      pageOf: say('sheet.page_of', { page: '{{page}}', pages: '{{pages}}' }),
      continued: say('sheet.continued'),
    },
    nodes: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: sum },
      ...tables.flatMap((table) => [
        { kind: 'heading' as const, level: 2 as const, text: table.title },
        {
          kind: 'table' as const,
          columns: table.heads.map((head, at) => ({ title: head, share: table.shares[at]! })),
          rows: table.rows.map((row) => row.map(String)),
        },
      ]),
    ],
  }
}

/** Writes sheets as files. */
export class SheetFiles {
  #press = new PaperPress()

  async write(kind: SheetKind, sheet: Sheet, language: Language): Promise<Uint8Array> {
    if (kind === 'xlsx') return workbook(sheet)
    return this.#press.file('pdf', paperOf(sheet, language))
  }

  /** Ends the threads of papers: a command is over by then. */
  close(): Promise<void> {
    return this.#press.close()
  }
}
