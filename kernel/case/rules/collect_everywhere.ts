import { isRows, type Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { Scope } from '#kernel/case/rules/scope'

/** Reads all values of an element in the case, in document order, empty places left out. */
export function collectEverywhere(
  id: string,
  groups: readonly string[]
): (scope: Scope) => unknown[] {
  const key = toKey(id)
  return ({ content }) => {
    let level: Readonly<Record<string, unknown>>[] = [content]
    for (const group of groups)
      level = level.flatMap((each) => (isRows(each[group]) ? (each[group] as Row[]) : []))
    return level.map((each) => each[key]).filter((leaf) => leaf !== undefined)
  }
}
