import { csvText } from '#resources/admin/resource/csv_text'

/**
 * What was wrong with a release as a file of columns file, line and problem.
 * @param cut says in a last row that more is wrong than stands above it; nothing when that is all
 */
export function problemsText(lines: readonly (readonly string[])[], cut: string): string {
  return csvText(cut ? [...lines, ['', '', cut]] : lines)
}
