import { LOST } from '#kernel/files/decode_text'
import type { Words } from '#kernel/language/words'

import { atcLevel } from '#plugins/drugs/atc/atc_code'

/** What is wrong with a cell, or null. */
type CellCheck = (cell: string) => Words | null

const digits =
  (count: number): CellCheck =>
  (cell) =>
    cell.length === count && /^\d+$/.test(cell)
      ? null
      : {
          en: `"${shown(cell)}" is not ${count} digits`,
          zh: `“${shown(cell)}”不是 ${count} 位数字`,
        }

const filled: CellCheck = (cell) =>
  cell === '' ? { en: 'is empty; a value is needed', zh: '为空，须有值' } : null

/** An index holds no longer text. */
const LONGEST_BYTES = 2600

const name: CellCheck = (cell) =>
  Buffer.byteLength(cell) > LONGEST_BYTES
    ? {
        en: `has ${Buffer.byteLength(cell)} bytes; at most ${LONGEST_BYTES} are possible`,
        zh: `有 ${Buffer.byteLength(cell)} 字节，最多 ${LONGEST_BYTES} 字节`,
      }
    : filled(cell)

const flag: CellCheck = (cell) =>
  cell === '' || /^[YN]$/.test(cell)
    ? null
    : { en: `"${shown(cell)}" is neither Y nor N`, zh: `“${shown(cell)}”不是 Y 或 N` }

const date: CellCheck = (cell) =>
  /^(\d{8})?$/.test(cell)
    ? null
    : { en: `"${shown(cell)}" is no date of eight digits`, zh: `“${shown(cell)}”不是八位日期` }

const atc: CellCheck = (cell) =>
  atcLevel(cell) === null
    ? { en: `"${shown(cell)}" is no ATC code`, zh: `“${shown(cell)}”不是 ATC 编码` }
    : null

/** By the name that a layout gives to a column; other columns may hold anything. */
const checks: Readonly<Record<string, CellCheck>> = {
  medId: name,
  drugRecordNumber: digits(6),
  seq1: digits(2),
  seq2: digits(3),
  name,
  text: filled,
  substanceId: filled,
  formId: filled,
  isGeneric: flag,
  isOfficial: flag,
  withdrawnOn: date,
  atc,
}

/** No text of a dictionary needs them, and the database does not take NUL at all. */
const CONTROL = /\p{Cc}/u

/** What is wrong with the cells of a line, the first column that is. */
export function checkCells(cells: Readonly<Record<string, string>>): Words | null {
  for (const [column, cell] of Object.entries(cells)) {
    const damage = cell.includes(LOST) ? lost : CONTROL.test(cell) ? control : null
    const wrong = damage ?? checks[column]?.(cell)
    if (wrong) return { en: `${column} ${wrong.en}.`, zh: `${column} ${wrong.zh}。` }
  }
  return null
}

const control = {
  en: 'holds a control character; the layout may not fit this file',
  zh: '含有控制字符，版式可能与该文件不符',
}

const lost = {
  en: `holds "${LOST}", where a character was lost; take the file from the release again`,
  zh: `含有“${LOST}”，表明有字符丢失；请重新取用该版本的原始文件`,
}

const shown = (cell: string) => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell)
