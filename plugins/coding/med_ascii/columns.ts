import { LOST } from '#kernel/files/decode_text'
import type { Words } from '#kernel/language/words'

/** One column of a file: what it is called, and what may stand in it. */
export interface Column<Name extends string = string> {
  readonly name: Name
  /** What is wrong with a cell, or null. */
  readonly check: (cell: string) => Words | null
}

/** Longest name of a term and of the abbreviation of a SOC. */
const LONGEST_NAME = 100

/** No text of a dictionary needs them, and the database does not take NUL at all. */
const CONTROL = /\p{Cc}/u

/** Eight digits. */
export function code<const Name extends string>(column: Name): Column<Name> {
  return {
    name: column,
    check: (cell) =>
      /^\d{8}$/.test(cell)
        ? null
        : {
            en: `"${shown(cell)}" is no code; ${column} holds eight digits.`,
            zh: `“${shown(cell)}”不是编码；${column} 应为 8 位数字。`,
          },
  }
}

/** What people read: filled, and at most a hundred characters. */
export function name<const Name extends string>(column: Name): Column<Name> {
  return {
    name: column,
    check: (cell) => {
      if (cell.trim() === '')
        return { en: `${column} is empty; a name is needed.`, zh: `${column} 为空，须填写名称。` }
      const length = [...cell].length
      if (length > LONGEST_NAME)
        return {
          en: `${column} has ${length} characters; at most ${LONGEST_NAME} are possible.`,
          zh: `${column} 有 ${length} 个字符，最多 ${LONGEST_NAME} 个。`,
        }
      return damageIn(column, cell)
    },
  }
}

/** Free text, which may be empty. */
export function text<const Name extends string>(column: Name): Column<Name> {
  return { name: column, check: (cell) => damageIn(column, cell) }
}

/** A whole number of at most four digits: places and weights are of two. */
export function number<const Name extends string>(column: Name): Column<Name> {
  return {
    name: column,
    check: (cell) =>
      /^\d{1,4}$/.test(cell)
        ? null
        : {
            en: `"${shown(cell)}" is no number; ${column} holds one to four digits.`,
            zh: `“${shown(cell)}”不是数字；${column} 应为 1 至 4 位数字。`,
          },
  }
}

/** One of a few signs. */
export function oneOf<const Name extends string>(
  column: Name,
  ...signs: readonly string[]
): Column<Name> {
  return {
    name: column,
    check: (cell) =>
      signs.includes(cell)
        ? null
        : {
            en: `${column} is "${shown(cell)}"; possible are ${signs.join(', ')}.`,
            zh: `${column} 为“${shown(cell)}”，只能为 ${signs.join('、')}。`,
          },
  }
}

/** Columns that are empty since long ago, or that nothing here asks for. */
export function unread<const Count extends 1 | 3 | 6 | 7>(count: Count): null[] {
  return new Array<null>(count).fill(null)
}

function damageIn(column: string, cell: string): Words | null {
  if (cell.includes(LOST))
    return {
      en: `${column} holds "${LOST}", where a character was lost; take the file from the release again.`,
      zh: `${column} 含有“${LOST}”，表明有字符丢失；请重新取用该版本的原始文件。`,
    }
  if (!CONTROL.test(cell)) return null
  return {
    en: `${column} holds a control character; the file was damaged on its way.`,
    zh: `${column} 含有控制字符，文件在传输中可能已损坏。`,
  }
}

/** Of a cell that may be anything, as much as a sentence bears. */
function shown(cell: string): string {
  const clean = cell.replace(/\p{Cc}/gu, '?')
  return clean.length > 40 ? `${clean.slice(0, 40)}…` : clean
}
