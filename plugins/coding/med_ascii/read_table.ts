import { wording } from '#plugins/coding/lang/server/wording'
import { type ColumnName, type FileKey, fileLayouts } from '#plugins/coding/med_ascii/layout'
import type { FileProblems } from '#kernel/files/file_problems'

/** One line of a file: what stands in the columns that are read, and the number of the line. */
export type Row<Key extends FileKey> = { readonly line: number } & {
  readonly [Name in ColumnName<Key>]: string
}

export interface Table<Key extends FileKey> {
  /** As the file is called in what was uploaded. */
  readonly file: string
  readonly rows: readonly Row<Key>[]
}

/** All files of a release. */
export type Tables = { readonly [Key in FileKey]: Table<Key> }

/**
 * The lines of a file. Each field ends with `$`, there are no quotes and no heading; the last line
 * feed may be missing. A line that has not its columns is a problem and is left out.
 */
export function readTable<Key extends FileKey>(
  key: Key,
  file: string,
  text: string,
  problems: FileProblems
): Table<Key> {
  const { columns, mayBeEmpty } = fileLayouts[key]
  const lines = text.split(/\r?\n/)
  while (lines.length > 0 && lines.at(-1) === '') lines.pop()
  if (lines.length === 0 && !mayBeEmpty) problems.add(file, null, empty)
  const rows: Row<Key>[] = []
  for (const [index, content] of lines.entries()) {
    const line = index + 1
    const cells = content.split('$')
    // What follows the last `$` is empty.
    if (cells.length !== columns.length + 1 || cells.at(-1) !== '') {
      problems.add(file, line, wrongColumns(columns.length, content))
      continue
    }
    const row: Record<string, unknown> = { line }
    let isSound = true
    for (const [at, column] of columns.entries()) {
      if (column === null) continue
      const wrong = column.check(cells[at]!)
      if (wrong) {
        problems.add(file, line, wrong)
        isSound = false
      }
      row[column.name] = cells[at]
    }
    if (isSound) rows.push(row as Row<Key>)
  }
  return { file, rows }
}

const empty = wording('read_table.empty')

function wrongColumns(expected: number, content: string) {
  const found = content.split('$').length - 1
  if (content === '') return wording('read_table.the_line_is_empty')
  if (found === expected) return wording('read_table.the_line_does_not_end_with', { expected })
  return wording('read_table.the_line_has_fields_that_end', { found, expected })
}
