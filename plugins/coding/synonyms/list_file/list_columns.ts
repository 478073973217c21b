import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/coding/lang/server/wording'
import { foldTight } from '#plugins/coding/search/fold'

type ColumnName = 'verbatim' | 'code' | 'state'

/** Place of each column that is read; the state may be missing. */
export interface ListColumns {
  readonly verbatim: number
  readonly code: number
  readonly state?: number
  /** Whether the first line names them. */
  readonly hasHeadings: boolean
  /** How many columns there are, also those that are not read. */
  readonly count: number
}

/** What the columns are called in lists of projects, of the MSSO and of other systems; the export is the first of each language. */
const headings: Readonly<Record<ColumnName, readonly string[]>> = {
  verbatim: [
    ...['Reported term', 'Reported words', 'Verbatim', 'Verbatim term', 'Synonym', 'Synonym term'],
    ...['报告用语', '原文', '原始用语', '报告术语', '同义词', '报告词'],
  ],
  code: [
    ...['LLT code', 'Code', 'MedDRA code', 'MedDRA LLT code', 'llt_code'],
    ...['LLT 编码', '编码', '代码', 'LLT 代码', 'MedDRA 编码', 'MedDRA 代码', '低位语编码'],
  ],
  state: ['Status', 'State', '状态'],
}

const columnByHeading = new Map(
  Object.entries(headings).flatMap(([name, words]) =>
    words.map((word) => [foldTight(word), name as ColumnName] as const)
  )
)

/** Whether a cell is the heading of a column. */
export const isHeading = (cell: string): boolean => columnByHeading.has(foldTight(cell))

/**
 * The columns of a list by its first line; without headings, two columns are verbatim and code.
 * Refuses with 3001 what leaves open which column is which.
 */
export function columnsOf(cells: readonly string[]): ListColumns {
  const count = cells.length
  if (!cells.some(isHeading)) {
    if (count !== 2) throw new kernelErrors.E_FILE_CONTENT({ line: 1, detail: noHeadings })
    return { verbatim: 0, code: 1, hasHeadings: false, count }
  }
  const places = new Map<ColumnName, number>()
  for (const [place, cell] of cells.entries()) {
    const name = columnByHeading.get(foldTight(cell))
    if (name === undefined) continue
    if (places.has(name)) throw new kernelErrors.E_FILE_CONTENT({ line: 1, detail: twice(cell) })
    places.set(name, place)
  }
  const [verbatim, code] = [places.get('verbatim'), places.get('code')]
  if (verbatim === undefined || code === undefined) {
    throw new kernelErrors.E_FILE_CONTENT({ line: 1, detail: noHeadings })
  }
  return { verbatim, code, state: places.get('state'), hasHeadings: true, count }
}

const noHeadings: Words = wording('list_columns.no_headings')
const twice = (cell: string): Words => wording('list_columns.twice', { cell })
