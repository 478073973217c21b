import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { PathStep } from '#kernel/case/content/element_path'

/** The level that holds the last step, or undefined when a row on the way is gone. */
export function levelOf(
  content: CaseContent,
  steps: readonly PathStep[]
): CaseContent | Row | undefined {
  let level: CaseContent | Row | undefined = content
  for (const { key, row } of steps.slice(0, -1)) {
    const rows: unknown = level?.[key]
    level = isRows(rows) ? rows.find((candidate) => candidate.id === row) : undefined
  }
  return level
}
