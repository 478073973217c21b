import type { TableLine } from '#kernel/files/read_table'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/drugs/lang/server/wording'
import type { CellRemark } from '#plugins/drugs/tables/cell_remark'

/** A column that a table may have: what it is called, also by others. */
export interface Column {
  readonly label: Words
  readonly also?: readonly string[]
}

/** Which column stands where, and what is wrong with the first line of a table. */
export interface FoundColumns<Name extends string> {
  /** Name of the column at each place; null for one without a head. */
  readonly names: readonly (Name | null)[]
  readonly problems: readonly CellRemark[]
}

/** Finds the columns of a table by its first line, in any order, in either language. */
export function findColumns<Name extends string>(
  head: TableLine,
  columns: Readonly<Record<Name, Column>>
): FoundColumns<Name> {
  const all = Object.entries(columns) as [Name, Column][]
  const names = head.cells.map((cell) => {
    const text = cell.toLowerCase()
    const found = all.find(([name, { label, also = [] }]) =>
      [name, label.en, label.zh, ...also].some((each) => each.toLowerCase() === text)
    )
    return found?.[0] ?? null
  })
  const at = { line: head.line, column: null }
  const unknown = head.cells.filter((cell, place) => cell !== '' && names[place] === null)
  const problems: CellRemark[] = unknown.map((cell) => ({ ...at, says: noSuchColumn(cell) }))
  const twice = names.find((name, place) => name !== null && names.indexOf(name) !== place)
  if (twice) problems.push({ ...at, says: columnTwice(columns[twice].label) })
  return { names, problems }
}

/** The cells of a line by the names of their columns. */
export function cellsByName<Name extends string>(
  names: readonly (Name | null)[],
  cells: readonly string[]
): Partial<Record<Name, string>> {
  const named = names.flatMap((name, at) => (name === null ? [] : [[name, cells[at] ?? '']]))
  return Object.fromEntries(named) as Partial<Record<Name, string>>
}

/** What is wrong with a line that has cells under no head. */
export function tooManyCells(names: readonly unknown[], { line, cells }: TableLine): CellRemark[] {
  const isMore = cells.slice(names.length).some((cell) => cell !== '')
  return isMore ? [{ line, column: null, says: moreCells }] : []
}

const moreCells = wording('find_columns.more_cells')
const noSuchColumn = (cell: string) => wording('find_columns.no_such_column', { cell })
const columnTwice = ({ en, zh }: Words) =>
  wording('find_columns.column_twice', { value: { en, zh } })
