import { isRows, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { sameLeaf } from '#kernel/case/content/leaf'
import { isGroupField, type PageSection } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import type { Level } from '#resources/forms/content/edit_content'
import { rowsAt } from '#resources/forms/content/edit_rows'

/** The form of a preset: its sections, and the catalogue that its elements are of. */
export interface PresetForm {
  sections: readonly PageSection[]
  catalogue: Catalogue
}

/**
 * A level with a preset laid over it. What the preset does not say stays as it is, but for codes of
 * words that it replaces. Elements that share a field (a number and its unit, a code and its
 * version), or code the same words, come together or not at all, since half of them would say
 * something that nobody meant. Rows keep their identity by their place.
 * @param overwrite whether what stands there gives way; else only what is empty is filled
 */
export function layOver(
  level: Level,
  preset: Level,
  { sections, catalogue }: PresetForm,
  overwrite: boolean
): Level {
  const result: Record<string, unknown> = { ...level }
  for (const keys of filledUnits(preset, { sections, catalogue })) {
    if (!overwrite && keys.some((key) => level[key] !== undefined)) continue
    for (const key of keys) {
      const value = preset[key]
      if (value === undefined) delete result[key]
      else result[key] = isRows(value) ? withIdentities(value, rowsAt(level, key)) : value
    }
  }
  for (const [words, codes] of catalogue.codesOfWords) {
    const isOther = level[words] !== undefined && !sameLeaf(level[words], result[words])
    const isCodedAnew = codes.some((key) => preset[key] !== undefined)
    if (isOther && !isCodedAnew) for (const key of codes) delete result[key]
  }
  return result as Level
}

/** What a preset says something of, each with the keys of all elements that belong together. */
export function filledUnits(preset: Level, { sections, catalogue }: PresetForm): string[][] {
  const units = new Map<string, string[]>()
  for (const field of sections.flatMap(({ fields }) => fields)) {
    const keys = (isGroupField(field) ? [field.group] : elementsOfField(field)).map(toKey)
    const name = catalogue.element(keys[0]!)?.codes ?? keys[0]!
    units.set(name, [...(units.get(name) ?? []), ...keys])
  }
  return [...units.values()].filter((keys) => keys.some((key) => preset[key] !== undefined))
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
