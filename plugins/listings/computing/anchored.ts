import type { Catalogue } from '#kernel/case/content/catalogue'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { isFilled, type Leaf, valueOf } from '#kernel/case/content/leaf'

import type { OnlyRows } from '#plugins/listings/contract/design'

/** The rows that a line is of, by the keys of their groups; null where the line has none of a group. */
export type Anchors = ReadonlyMap<string, Row | null>

/** A level of a case at which an element stands: the case itself, or a row with those around it. */
export type Level = readonly (CaseContent | Row)[]

/** All levels at which a group has rows, within those that the line is of. */
function levelsOf(content: CaseContent, path: readonly string[], anchors: Anchors): Level[] {
  let levels: Level[] = [[content]]
  for (const group of path.map(toKey)) {
    const anchor = anchors.get(group)
    levels = levels.flatMap((around) => {
      if (anchor === null) return []
      if (anchor !== undefined) return [[...around, anchor]]
      const rows = around.at(-1)![group]
      return isRows(rows) ? rows.map((row) => [...around, row]) : []
    })
  }
  return levels
}

/** The levels of an element at which rows count; `only` says nothing of elements of other rows. */
export function countedLevels(
  content: CaseContent,
  element: { readonly path: readonly string[] },
  anchors: Anchors,
  { only, catalogue }: { readonly only?: OnlyRows | undefined; readonly catalogue: Catalogue }
): Level[] {
  const levels = levelsOf(content, element.path, anchors)
  const around = only && catalogue.element(only.element)!.path
  if (!only || !around!.every((group, at) => element.path[at] === group)) return levels
  return levels.filter((level) => {
    const value = valueOf(level[around!.length]?.[toKey(only.element)])
    return value !== undefined && only.values.includes(String(value))
  })
}

/** What stands at an element of a level; undefined where nothing does. */
export function leafOf(level: Level, key: string): Leaf | undefined {
  const leaf = level.at(-1)![key] as Leaf | undefined
  return isFilled(leaf) ? leaf : undefined
}
