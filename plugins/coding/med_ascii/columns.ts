import { LOST } from '#kernel/files/decode_text'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/coding/lang/server/wording'

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
        : wording('columns.is_no_code_holds_eight_digits', { shown: shown(cell), column }),
  }
}

/** What people read: filled, and at most a hundred characters. */
export function name<const Name extends string>(column: Name): Column<Name> {
  return {
    name: column,
    check: (cell) => {
      if (cell.trim() === '') return wording('columns.is_empty_a_name_is_needed', { column })
      const length = [...cell].length
      if (length > LONGEST_NAME)
        return wording('columns.has_characters_at_most_are_possible', {
          column,
          length,
          longest_name: LONGEST_NAME,
        })
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
        : wording('columns.is_no_number_holds_one_to', { shown: shown(cell), column }),
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
        : wording('columns.is_possible_are', { column, shown: shown(cell), signs }),
  }
}

/** Columns that are empty since long ago, or that nothing here asks for. */
export function unread<const Count extends 1 | 3 | 6 | 7>(count: Count): null[] {
  return new Array<null>(count).fill(null)
}

function damageIn(column: string, cell: string): Words | null {
  if (cell.includes(LOST))
    return wording('columns.holds_where_a_character_was_lost', { column, lost: LOST })
  if (!CONTROL.test(cell)) return null
  return wording('columns.holds_a_control_character_the_file', { column })
}

/** Of a cell that may be anything, as much as a sentence bears. */
function shown(cell: string): string {
  const clean = cell.replace(/\p{Cc}/gu, '?')
  return clean.length > 40 ? `${clean.slice(0, 40)}…` : clean
}
