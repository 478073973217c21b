import { isRows } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import type { Leaf } from '#kernel/content/leaf'
import type { ElementField } from '#kernel/forms/page_layout'
import { elementsOfField } from '#kernel/forms/walk_layout'
import type { Level } from '../content/edit_content'
import type { PanelValues } from './panel_context'

/** The leaves of a level that some fields show; what is empty is absent. */
export function valuesOf(level: Level, fields: readonly ElementField[]): PanelValues {
  const values: PanelValues = {}
  for (const key of keysOf(fields)) {
    const leaf = level[key]
    if (leaf !== undefined && !isRows(leaf)) values[key] = leaf
  }
  return values
}

/** The level after a panel changed: the rest of it stays as it is. */
export function withValues(
  level: Level,
  fields: readonly ElementField[],
  values: PanelValues
): Level {
  const next: Record<string, unknown> = { ...level }
  for (const key of keysOf(fields)) {
    const leaf = values[key] as Leaf | undefined
    if (leaf === undefined) delete next[key]
    else next[key] = leaf
  }
  return next as Level
}

/** Whether two panels show the same. */
export function sameValues(a: PanelValues, b: PanelValues): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

function keysOf(fields: readonly ElementField[]): string[] {
  return fields.flatMap(elementsOfField).map(toKey)
}
