import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import type { Leaf } from '#kernel/case/content/leaf'

/** Every value of a content with its key, through all rows; identities of rows left out. */
export function leavesOf(level: CaseContent | Row): { key: string; leaf: Leaf }[] {
  return Object.entries(level)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, value]) =>
      isRows(value) ? value.flatMap(leavesOf) : [{ key, leaf: value as Leaf }]
    )
}
