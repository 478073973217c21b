import { isRows, type Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { isGroupField, type PageSection } from '#kernel/forms/page_layout'
import { elementsOfField } from '#kernel/forms/walk_layout'
import type { Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'

/**
 * A level with a preset laid over it. What the preset does not say stays as it is. Elements that
 * share a field (a number and its unit, a code and its version) come together or not at all, since
 * half of them would say something that nobody meant. Rows keep their identity by their place.
 * @param overwrite whether what stands there gives way; else only what is empty is filled
 */
export function layOver(
  level: Level,
  preset: Level,
  sections: readonly PageSection[],
  overwrite: boolean
): Level {
  const result: Record<string, unknown> = { ...level }
  for (const keys of fieldsSaid(preset, sections)) {
    if (!overwrite && keys.some((key) => level[key] !== undefined)) continue
    for (const key of keys) {
      const value = preset[key]
      if (value === undefined) delete result[key]
      else result[key] = isRows(value) ? withIdentities(value, rowsAt(level, key)) : value
    }
  }
  return result as Level
}

/** The fields of which a preset says something, each with the keys of all its elements. */
export function fieldsSaid(preset: Level, sections: readonly PageSection[]): string[][] {
  return sections
    .flatMap(({ fields }) => fields)
    .map((field) =>
      isGroupField(field) ? [toKey(field.group)] : elementsOfField(field).map(toKey)
    )
    .filter((keys) => keys.some((key) => preset[key] !== undefined))
}

/** Rows under the identities of those that stood in their place, all the way down. */
function withIdentities(rows: readonly Row[], before: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const was = before[index]
    if (!was) return row
    const inside = Object.entries(row).map(([key, value]) => [
      key,
      isRows(value) ? withIdentities(value, rowsAt(was, key)) : value,
    ])
    return { ...(Object.fromEntries(inside) as Row), id: was.id }
  })
}
