import { buffer } from 'node:stream/consumers'

import { writeXlsx, writeXlsxStream } from 'hucre/xlsx'

import type { Language } from '#kernel/language/words'
import { wording } from '#plugins/listings/lang/server/wording'
import type { Listed, ListedValue } from '#plugins/listings/contract/case_listings'
import {
  fileName,
  type ListingToWrite,
  type WrittenFile,
} from '#plugins/listings/writing/listing_file'

/** Characters that a cell holds at most, as Excel states it. */
export const MOST_CHARACTERS = 32_767

/** Rows of a sheet with its head, as Excel states it. */
const MOST_ROWS = 1_048_576

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A text that does not fit its cell. */
interface LongText {
  readonly row: number
  readonly column: string
  readonly text: string
}

/**
 * A listing as XLSX. All texts are texts, whatever they begin with. Further rows go on on further sheets
 * with the same head; a text that does not fit its cell stands on a sheet of its own, in parts.
 * @param mostRows rows of a sheet with its head
 */
export async function writeListingXlsx(
  { name, language, listed }: ListingToWrite,
  mostRows = MOST_ROWS
): Promise<WrittenFile> {
  const long: LongText[] = []
  const rows = listed.lines.map(({ cells }, row) =>
    cells.map((cell, at) => fitting(cell, { row: row + 1, at }, listed, language, long))
  )
  const sheet = sheetName(name)
  const columns = listed.heads.map(({ text, width }) => ({ header: text, width, numFmt: '@' }))
  const bytes =
    long.length === 0
      ? await buffer(
          writeXlsxStream(rows, {
            ...{ name: sheet, columns, maxRowsPerSheet: mostRows, repeatHeaders: true },
            freezePane: { rows: 1 },
          }) as unknown as AsyncIterable<Uint8Array>
        )
      : await writeXlsx({
          sheets: [...sheetsOf(rows, listed, sheet, mostRows), longSheet(long, language)],
        })
  return { name: fileName(name, 'xlsx'), mediaType: MEDIA_TYPE, bytes }
}

/** At most 31 characters, without those that names of sheets cannot have. */
const sheetName = (name: string): string =>
  name
    .replaceAll(/[\\/?*[\]:']/g, '_')
    .slice(0, 28)
    .toWellFormed() || '1'

function fitting(
  cell: ListedValue,
  { row, at }: { readonly row: number; readonly at: number },
  { heads }: Listed,
  language: Language,
  long: LongText[]
): ListedValue {
  if (typeof cell !== 'string' || cell.length <= MOST_CHARACTERS) return cell
  const column = heads[at]!.text
  long.push({ row, column, text: cell })
  const see = ` ${wording('sheet.see', { sheet: wording('sheet.long') })[language]}`
  return partsOf(cell, MOST_CHARACTERS - see.length)[0]! + see
}

/** A text in parts; no character is cut in two. */
export function partsOf(text: string, most: number): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + most, text.length)
    if (to < text.length && /[\uD800-\uDBFF]/.test(text[to - 1]!)) to--
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

function sheetsOf(
  rows: readonly ListedValue[][],
  { heads }: Listed,
  name: string,
  mostRows: number
) {
  const perSheet = mostRows - 1
  const columns = heads.map(({ width }) => ({ width, numFmt: '@' }))
  const head = heads.map(({ text }) => text)
  const count = Math.max(1, Math.ceil(rows.length / perSheet))
  return Array.from({ length: count }, (_, at) => ({
    name: at === 0 ? name : `${name}_${at + 1}`,
    columns,
    freezePane: { rows: 1 },
    rows: [head, ...rows.slice(at * perSheet, (at + 1) * perSheet)],
  }))
}

function longSheet(long: readonly LongText[], language: Language) {
  const say = (key: 'row' | 'column' | 'part' | 'text') => wording(`sheet.${key}`)[language]
  return {
    name: wording('sheet.long')[language],
    columns: [8, 30, 8, 80].map((width) => ({ width, numFmt: '@' })),
    freezePane: { rows: 1 },
    rows: [
      [say('row'), say('column'), say('part'), say('text')],
      ...long.flatMap(({ row, column, text }) =>
        partsOf(text, MOST_CHARACTERS).map((part, at) => [row, column, at + 1, part])
      ),
    ],
  }
}
