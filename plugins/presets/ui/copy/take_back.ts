import { applyDifferences } from '#kernel/case/content/apply_differences'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { isRows, type CaseContent } from '#kernel/case/content/case_content'
import { differences, type Difference } from '#kernel/case/content/differences'
import { at } from '#kernel/case/content/element_path'

/**
 * Takes back a copy: what it changed becomes what it was; what was typed elsewhere since stays.
 * @param now the content as it is by now
 * @param copied the content before and after the copy
 */
export function takeBack(
  now: CaseContent,
  copied: { before: CaseContent; after: CaseContent },
  catalogue: Catalogue
): CaseContent {
  const back = differences(copied.after, copied.before, catalogue)
  return applyDifferences(
    now,
    back.map((each) => (each.kind === 'rows' ? rowsBack(now, each) : each))
  )
}

/** Only the rows that the copy made go, and those that it took come back. */
function rowsBack(now: CaseContent, back: Difference & { kind: 'rows' }): Difference {
  const present = at(now, back.path)
  const ids = isRows(present) ? present.map(({ id }) => id) : []
  const made = new Set(back.before.filter((id) => !back.after.includes(id)))
  const taken = back.after.filter((id) => !back.before.includes(id) && !ids.includes(id))
  return { ...back, before: ids, after: [...ids.filter((id) => !made.has(id)), ...taken] }
}
