import type { TableLine } from '#kernel/files/read_table'

import type { StandardListName } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'
import { type ListColumn, listColumns } from '#plugins/drugs/lists/list_columns'
import type { ListTerm } from '#plugins/drugs/lists/list_term'
import { orphanProblems, termProblems } from '#plugins/drugs/lists/term_problems'
import type { CellRemark } from '#plugins/drugs/tables/cell_remark'
import { cellsByName, findColumns, tooManyCells } from '#plugins/drugs/tables/find_columns'

export interface ListFile {
  readonly terms: readonly ListTerm[]
  /** With one of these nothing is loaded. */
  readonly problems: readonly CellRemark[]
  /** Terms of classes that no element takes. */
  readonly leftOut: number
}

/** Classes of EDQM that elements of a case take: dose forms and routes. */
const EDQM_CLASSES = new Set(['PDF', 'ROA'])
const CURRENT = new Set(['', 'current', 'active', '现行', '有效'])
const NOT_CURRENT = new Set([
  ...['deprecated', 'rejected', 'withdrawn', 'obsolete', 'retired', 'inactive'],
  ...['停用', '废止', '失效'],
])

/**
 * Reads the terms of a list from a table whose first line names the columns.
 * @param version of the list, for terms that say none of their own
 */
export function readListFile(
  list: StandardListName,
  version: string,
  [head, ...lines]: readonly TableLine[]
): ListFile {
  if (!head || lines.length === 0) return refused([{ line: 1, column: null, says: noLines }])
  const { names, problems } = findColumns<ListColumn>(head, listColumns)
  const missing = (['code', 'en'] as const).filter((name) => !names.includes(name))
  const all: CellRemark[] = [
    ...problems,
    ...missing.map((name) => ({
      line: head.line,
      column: listColumns[name].label,
      says: noColumn,
    })),
  ]
  if (all.length > 0) return refused(all)
  const terms: ListTerm[] = []
  const seen = new Map<string, number>()
  let leftOut = 0
  for (const { line, cells } of lines) {
    const typed = cellsByName(names, cells)
    const status = (typed.status ?? '').toLowerCase()
    const code = (typed.code ?? '').toUpperCase()
    const term: ListTerm = {
      class: list === 'edqm' ? code.slice(0, 3) : String(code.length),
      ...{ code, nameEn: typed.en ?? '', nameZh: typed.zh ?? '' },
      isCurrent: CURRENT.has(status),
      version: typed.version || version,
    }
    all.push(...tooManyCells(names, { line, cells }))
    if (!CURRENT.has(status) && !NOT_CURRENT.has(status)) {
      all.push({ line, column: listColumns.status.label, says: noStatus })
    }
    all.push(...termProblems(list, term, typed.class ?? '', line))
    const first = seen.get(code)
    if (first !== undefined) {
      all.push({ line, column: listColumns.code.label, says: sameAs(first) })
    } else seen.set(code, line)
    if (list === 'edqm' && !EDQM_CLASSES.has(term.class)) leftOut++
    else terms.push(term)
  }
  if (list === 'atc') all.push(...orphanProblems(seen))
  return { terms, problems: all, leftOut }
}

const refused = (problems: readonly CellRemark[]): ListFile => ({ terms: [], problems, leftOut: 0 })

const noLines = wording('read_list_file.no_lines')
const noColumn = wording('read_list_file.no_column')
const noStatus = wording('read_list_file.no_status')
const sameAs = (line: number) => wording('read_list_file.same_as', { line })
