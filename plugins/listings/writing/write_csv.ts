import iconv from 'iconv-lite'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { CSV_MARK, csvLine } from '#kernel/fields/csv_line'

import type { Encoding } from '#plugins/listings/contract/listing_files'
import { wording } from '#plugins/listings/lang/server/wording'
import {
  fileName,
  type ListingToWrite,
  type WrittenFile,
} from '#plugins/listings/writing/listing_file'

/**
 * A listing as CSV (RFC 4180), in UTF-8 with its mark or in GB18030. Cells that a spreadsheet would take
 * for a formula are text. Refuses with 2401 a character that does not come back from the encoding.
 */
export function writeListingCsv(
  { name, listed: { heads, lines } }: ListingToWrite,
  encoding: Encoding
): WrittenFile {
  const text = [
    csvLine(heads.map((head) => head.text)),
    ...lines.map(({ cells }) => csvLine(cells.map((cell) => (cell === null ? '' : String(cell))))),
  ]
  const isUtf8 = encoding === 'utf-8'
  const bytes = isUtf8
    ? Buffer.from(CSV_MARK + text.join(''), 'utf8')
    : Buffer.concat(text.map(inGb18030))
  const charset = isUtf8 ? 'utf-8' : 'gb18030'
  return { name: fileName(name, 'csv'), mediaType: `text/csv; charset=${charset}`, bytes }
}

function inGb18030(line: string): Buffer {
  const bytes = iconv.encode(line, 'gb18030')
  const back = iconv.decode(bytes, 'gb18030')
  if (back === line) return bytes
  const [written, read] = [[...line], [...back]]
  const character = written.find((each, at) => each !== read[at]) ?? line
  throw new kernelErrors.E_CSV({
    detail: wording('refusals.csv', { character, encoding: 'GB18030' }),
  })
}
