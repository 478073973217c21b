import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { PathStep } from '#kernel/case/content/element_path'
import type { Leaf } from '#kernel/case/content/leaf'

/** A level of a content: the top of the case, or one row. */
export type Level = CaseContent | Row

/** The level at the end of steps that all go through rows; undefined when a row is gone. */
export function levelAt(content: CaseContent, steps: readonly PathStep[]): Level | undefined {
  let level: Level | undefined = content
  for (const { key, row } of steps) {
    const rows: unknown = level?.[key]
    level = isRows(rows) ? rows.find((each) => each.id === row) : undefined
  }
  return level
}

/**
 * The content with one level changed; everything else stays the very same object, so that
 * comparisons are cheap.
 */
export function changeLevel(
  content: CaseContent,
  steps: readonly PathStep[],
  change: (level: Level) => Level
): CaseContent {
  return changeBelow(content, steps, change) as CaseContent
}

function changeBelow(
  level: Level,
  steps: readonly PathStep[],
  change: (level: Level) => Level
): Level {
  const [step, ...rest] = steps
  if (!step) return change(level)
  const rows = level[step.key]
  if (!isRows(rows)) return level
  return {
    ...level,
    [step.key]: rows.map((row) =>
      row.id === step.row ? (changeBelow(row, rest, change) as Row) : row
    ),
  }
}

/** The level with an element or a group set, or, with nothing, taken away. */
export function withKey(level: Level, key: string, value: Leaf | Row[] | undefined): Level {
  const { [key]: _, ...others } = level
  const empty = value === undefined || (isRows(value) && value.length === 0)
  return (empty ? others : { ...level, [key]: value }) as Level
}
