import type { Words } from '#kernel/language/words'

import { atcLevel, atcParent } from '#plugins/drugs/atc/atc_code'
import type { StandardListName } from '#plugins/drugs/contract'
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
  saidClass: string,
  line: number
): CellRemark[] {
  const problems: CellRemark[] = []
  const wrong = (column: ListColumn, says: Words) =>
    problems.push({ line, column: listColumns[column].label, says })
  if (list === 'edqm') {
    if (!EDQM_CODE.test(code)) wrong('code', noEdqmCode)
    else if (saidClass !== '' && saidClass.toUpperCase() !== code.slice(0, 3)) {
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

const noEdqmCode = {
  en: 'This is no code of EDQM; write three letters, a hyphen and eight digits such as ROA-99000001.',
  zh: '不是 EDQM 编码，请填写三个字母、连字符和八位数字，如 ROA-99000001。',
}
const noAtcCode = {
  en: 'This is no ATC code; write 1, 3, 4, 5 or 7 characters that begin with one of the 14 main groups.',
  zh: '不是 ATC 编码，请填写 1、3、4、5 或 7 位，并以 14 个主组字母之一开头。',
}
const noName = {
  en: 'A term needs an English or a Chinese name.',
  zh: '术语须有英文名或中文名。',
}
const otherClass = (said: string) => ({
  en: `The code says the class ${said}; write that, or leave the class empty.`,
  zh: `编码所属类别为 ${said}，请一致填写或留空。`,
})
const tooLong = (max: number) => ({
  en: `At most ${max} characters.`,
  zh: `最多 ${max} 个字符。`,
})
const noParent = (above: string) => ({
  en: `The group above it, ${above}, is not in the file.`,
  zh: `文件中没有其上级 ${above}。`,
})
