import type { Words } from '#kernel/language/words'

import { atcLevel, atcParent } from '#plugins/drugs/atc/atc_code'
import type { StandardListName } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'
import { type ListColumn, listColumns } from '#plugins/drugs/lists/list_columns'
import type { ListTerm } from '#plugins/drugs/lists/list_term'
import type { CellRemark } from '#plugins/drugs/tables/cell_remark'

/** A class in three letters, a hyphen, eight digits: as EDQM writes the codes of its terms. */
const EDQM_CODE = /^[A-Z]{3}-\d{8}$/

/** The element beside the code takes no more. */
const LONGEST_VERSION = 10
const LONGEST_NAME = 500

/** What is wrong with a term of a list. */
export function termProblems(
  list: StandardListName,
  { code, nameEn, nameZh, version }: ListTerm,
  givenClass: string,
  line: number
): CellRemark[] {
  const problems: CellRemark[] = []
  const wrong = (column: ListColumn, says: Words) =>
    problems.push({ line, column: listColumns[column].label, says })
  if (list === 'edqm') {
    if (!EDQM_CODE.test(code)) wrong('code', noEdqmCode)
    else if (givenClass !== '' && givenClass.toUpperCase() !== code.slice(0, 3)) {
      wrong('class', otherClass(code.slice(0, 3)))
    }
  } else if (atcLevel(code) === null) wrong('code', noAtcCode)
  if (nameEn === '' && nameZh === '') wrong('en', noName)
  if (nameEn.length > LONGEST_NAME) wrong('en', tooLong(LONGEST_NAME))
  if (nameZh.length > LONGEST_NAME) wrong('zh', tooLong(LONGEST_NAME))
  if (version.length > LONGEST_VERSION) wrong('version', tooLong(LONGEST_VERSION))
  return problems
}

/** Codes of ATC whose group above is not in the file; main groups need not be. */
export function orphanProblems(lines: ReadonlyMap<string, number>): CellRemark[] {
  return [...lines].flatMap(([code, line]) => {
    const above = atcLevel(code) === null ? null : atcParent(code)
    const isMissing = above !== null && above.length > 1 && !lines.has(above)
    return isMissing ? [{ line, column: listColumns.code.label, says: noParent(above) }] : []
  })
}

const noEdqmCode = wording('term_problems.no_edqm_code')
const noAtcCode = wording('term_problems.no_atc_code')
const noName = wording('term_problems.no_name')
const otherClass = (given: string) => wording('term_problems.other_class', { value: given })
const tooLong = (max: number) => wording('term_problems.too_long', { max })
const noParent = (above: string) => wording('term_problems.no_parent', { above })
