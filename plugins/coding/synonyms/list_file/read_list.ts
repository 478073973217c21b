import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readTable, type TableLine } from '#kernel/files/read_table'
import type { Words } from '#kernel/language/words'

import { synonymFields, type SynonymState } from '#plugins/coding/contract/synonym'
import { wording } from '#plugins/coding/lang/server/wording'
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
  const lines = columns.hasHeadings ? rows.slice(1) : rows
  if (lines.length === 0) throw new kernelErrors.E_FILE_CONTENT({ detail: empty })
  if (lines.length > most) {
    throw new kernelErrors.E_FILE_CONTENT({ detail: tooMany(lines.length, most) })
  }
  const read = lines.map((row) => readRow(row, columns))
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
  const word = columns.state === undefined ? '' : (cells[columns.state] ?? '')
  const state = word === '' ? null : stateOf(word)
  if (state === undefined) wrong('state', noState(word))
  const isSound = problems.length === 0
  return { line: isSound ? { line, verbatim, key, code, state: state ?? null } : null, problems }
}

function stateOf(word: string): SynonymState | undefined {
  const wanted = foldTight(word)
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

const empty: Words = wording('read_list.empty')
const tooMany = (count: number, most: number): Words =>
  wording('read_list.too_many_of_all', { count, most })
const moreCells = (found: number, count: number): Words =>
  wording('read_list.more_cells', { found, count })
const noWords: Words = wording('read_list.no_words')
const tooLong = (verbatim: string): Words =>
  wording('read_list.too_long', { length: [...verbatim].length, max: synonymFields.verbatim.max })
const noCode = (code: string): Words =>
  code === '' ? wording('read_list.no_code') : wording('read_list.not_a_code', { code })
const noState = (word: string): Words => wording('read_list.no_state', { value: word })
const otherCode = ({ line, code }: ListLine): Words =>
  wording('read_list.other_code', { code, line })
const otherState = ({ line }: ListLine): Words => wording('read_list.other_state', { line })
