import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readTable, type TableLine } from '#kernel/files/read_table'
import type { Words } from '#kernel/language/words'

import { synonymFields, type SynonymState } from '#plugins/coding/contract/synonym'
import { foldTight } from '#plugins/coding/search/fold'
import {
  columnsOf,
  isHeading,
  type ListColumns,
} from '#plugins/coding/synonyms/list_file/list_columns'
import type { LineProblem, ListLine } from '#plugins/coding/synonyms/list_file/list_line'

const CODE = /^\d{8}$/

/** What a list says, and what is wrong with it by itself. */
export interface ReadList {
  readonly lines: readonly ListLine[]
  readonly problems: readonly LineProblem[]
}

/**
 * Reads a list of synonyms: CSV or TSV with headings in English or Chinese, in any order, or without
 * headings verbatim and code. Words that stand there twice with the same code are read once.
 * @param most lines that the list may have
 * Refuses with 3001 what is no such list as a whole.
 */
export function readList(bytes: Uint8Array, most: number): ReadList {
  const rows = readTable(bytes, (cell) => isHeading(cell) || CODE.test(cell))
  if (rows.length === 0) throw new kernelErrors.E_FILE_CONTENT({ detail: empty })
  const columns = columnsOf(rows[0]!.cells)
  const said = columns.hasHeadings ? rows.slice(1) : rows
  if (said.length === 0) throw new kernelErrors.E_FILE_CONTENT({ detail: empty })
  if (said.length > most) {
    throw new kernelErrors.E_FILE_CONTENT({ detail: tooMany(said.length, most) })
  }
  const read = said.map((row) => readRow(row, columns))
  return withoutRepeated(
    read.flatMap(({ line }) => line ?? []),
    read.flatMap(({ problems }) => problems)
  )
}

interface ReadRow {
  /** Null when it cannot be taken. */
  readonly line: ListLine | null
  readonly problems: readonly LineProblem[]
}

function readRow({ line, cells }: TableLine, columns: ListColumns): ReadRow {
  const problems: LineProblem[] = []
  const wrong = (column: LineProblem['column'], says: Words) =>
    problems.push({ line, column, says })
  if (cells.slice(columns.count).some((cell) => cell !== '')) {
    wrong(null, moreCells(cells.length, columns.count))
    return { line: null, problems }
  }
  const verbatim = (cells[columns.verbatim] ?? '').replace(/\s+/gu, ' ')
  const code = cells[columns.code] ?? ''
  const key = foldTight(verbatim)
  if (key === '') wrong('verbatim', noWords)
  if ([...verbatim].length > synonymFields.verbatim.max) wrong('verbatim', tooLong(verbatim))
  if (!CODE.test(code)) wrong('code', noCode(code))
  const said = columns.state === undefined ? '' : (cells[columns.state] ?? '')
  const state = said === '' ? null : stateSaid(said)
  if (state === undefined) wrong('state', noState(said))
  const isSound = problems.length === 0
  return { line: isSound ? { line, verbatim, key, code, state: state ?? null } : null, problems }
}

function stateSaid(said: string): SynonymState | undefined {
  const wanted = foldTight(said)
  return synonymFields.state.of.find(({ value, label }) =>
    [value, label.en, label.zh].some((each) => foldTight(each) === wanted)
  )?.value
}

/** Words mean one term; whoever says two has to choose. */
function withoutRepeated(lines: readonly ListLine[], problems: readonly LineProblem[]): ReadList {
  const first = new Map<string, ListLine>()
  const repeated: LineProblem[] = []
  for (const each of lines) {
    const before = first.get(each.key)
    if (before === undefined) first.set(each.key, each)
    else if (before.code !== each.code)
      repeated.push({ line: each.line, column: 'code', says: otherCode(before) })
    else if (before.state !== each.state)
      repeated.push({ line: each.line, column: 'state', says: otherState(before) })
  }
  return {
    lines: [...first.values()],
    problems: [...problems, ...repeated].toSorted((a, b) => a.line - b.line),
  }
}

const empty: Words = {
  en: 'The file has no line with reported words and a code.',
  zh: '文件中没有任何报告用语和编码。',
}
const tooMany = (count: number, most: number): Words => ({
  en: `The list has ${count} lines; at most ${most} are taken over at once. Divide it into several files.`,
  zh: `文件共 ${count} 行，一次最多导入 ${most} 行，请拆分为多个文件。`,
})
const moreCells = (found: number, count: number): Words => ({
  en: `The line has ${found} cells instead of ${count}; put words that hold a separator in quotation marks.`,
  zh: `此行有 ${found} 个单元格，应为 ${count} 个；用语中含有分隔符时请用引号括起。`,
})
const noWords: Words = {
  en: 'There are no words; write what reporters say, or take the line out.',
  zh: '没有报告用语，请填写或删除此行。',
}
const tooLong = (verbatim: string): Words => ({
  en: `The words have ${[...verbatim].length} characters; at most ${synonymFields.verbatim.max} are kept. Shorten them.`,
  zh: `用语长 ${[...verbatim].length} 个字符，最多 ${synonymFields.verbatim.max} 个，请缩短。`,
})
const noCode = (code: string): Words => ({
  en: code === '' ? 'There is no LLT code.' : `"${code}" is no LLT code: it has eight digits.`,
  zh: code === '' ? '没有 LLT 编码。' : `“${code}”不是 LLT 编码：应为八位数字。`,
})
const noState = (said: string): Words => ({
  en: `"${said}" is no state; write proposed, approved or rejected, or leave it empty.`,
  zh: `“${said}”不是有效状态，请填写待批准、已批准或已拒绝，或留空。`,
})
const otherCode = ({ line, code }: ListLine): Words => ({
  en: `The same words have the code ${code} in line ${line}; take one of the two lines out.`,
  zh: `相同用语在第 ${line} 行的编码为 ${code}，请删除其中一行。`,
})
const otherState = ({ line }: ListLine): Words => ({
  en: `The same words have another state in line ${line}; take one of the two lines out.`,
  zh: `相同用语在第 ${line} 行的状态不同，请删除其中一行。`,
})
