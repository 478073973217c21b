import { isRows } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import type { Level } from '../content/edit_content'
import type { PanelValues } from './panel_context'

/** The leaves of a level that some fields show; what is empty is absent, as is all of a row that is gone. */
export function valuesOf(level: Level | undefined, fields: readonly ElementField[]): PanelValues {
  const values: PanelValues = {}
  for (const key of keysOf(fields)) {
    const leaf = level?.[key]
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

function keysOf(fields: readonly ElementField[]): string[] {
  return fields.flatMap(elementsOfField).map(toKey)
}
