import type { Language } from '#kernel/language/words'

import type { TableCell } from '#plugins/sur/contract/tables'

/** A cell as it is read: a count without digits behind the point, a text in the language of the reader. */
export function cellText(cell: TableCell, language: Language): string {
  if ('text' in cell) return cell.text[language]
  return cell.digits === undefined ? String(cell.figure) : cell.figure.toFixed(cell.digits)
}
