import { momentText } from '#kernel/fields/moment_text'
import type { Language } from '#kernel/language/words'

import { cellText, reactionText } from '#plugins/cases/contract/cell_text'
import type { ColumnValue } from '#plugins/cases/contract/list_columns'
import type { ListedCase } from '#plugins/cases/contract/list_query'
import type { Process } from '#plugins/cases/contract/process'
import { versionWords } from '#plugins/cases/contract/version_words'
import { wording } from '#plugins/cases/lang/wording'
import type { AnyColumn } from '#plugins/cases/list/list_parts'

/** What the texts of a list depend on beside its cases. */
export interface ListedIn {
  readonly language: Language
  readonly timeZone: string
  readonly process: Process
  readonly columns: readonly AnyColumn[]
  /** Names a code of E.i.2.1b. */
  nameOf(code: string): string | undefined
}

/** What the list shows of a case in a column, as text; figures that people count with stay figures. */
export function listedText(
  column: AnyColumn,
  row: ListedCase,
  { language, timeZone, process, columns, nameOf }: ListedIn
): string | number {
  const reason = row.nullFlavors[column.key]
  if (reason !== undefined) return reason
  const value = row[column.key] as ColumnValue | undefined
  switch (column.key) {
    case 'version':
      return versionWords(String(row.versionKind), Number(row.version))[language]
    case 'seriousness':
      if (value === null) return wording('seriousness.unknown')[language]
      break
    case 'reaction': {
      const beside = columns
        .filter(({ type }) => type === 'words')
        .map((each) => cellText(each, row[each.key] as ColumnValue, language))
      const name = reactionText(value as string | null, nameOf, beside) ?? ''
      const more = Number(row.eventCount ?? 1) - 1
      return more > 0 ? `${name} +${more}` : name
    }
  }
  if (typeof value === 'number') return value
  if (column.type === 'node' && value)
    return process.find(String(value))?.name[language] ?? String(value)
  if ((column.type === 'moment' || column.type === 'since') && value)
    return momentText(timeZone, String(value))
  return cellText(column, value, language)
}
