import { isRows, type CaseContent, type Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { isGroupField, type PageSection } from '#kernel/forms/page_layout'
import { elementsOfField } from '#kernel/forms/walk_layout'

type Level = CaseContent | Row

/** Keys that stand at one level of a page: elements, and groups with what stands in their rows. */
export type PageKeys = Map<string, PageKeys | null>

/** What a page shows, read from its layout. */
export function pageKeys(sections: readonly PageSection[]): PageKeys {
  const keys: PageKeys = new Map()
  for (const field of sections.flatMap(({ fields }) => fields)) {
    if (isGroupField(field)) {
      const below = keys.get(toKey(field.group)) ?? new Map()
      for (const [key, value] of pageKeys(field.sections)) below.set(key, value)
      keys.set(toKey(field.group), below)
    } else {
      for (const element of elementsOfField(field)) {
        if (!keys.has(toKey(element))) keys.set(toKey(element), null)
      }
    }
  }
  return keys
}

/** The part of a content that stands on a page: this is what a save of the page sends. */
export function pagePart(content: CaseContent, keys: PageKeys): CaseContent {
  return pick(content, keys) as CaseContent
}

function pick(level: Level, keys: PageKeys): Level {
  const part: CaseContent = {}
  for (const [key, below] of keys) {
    const value = level[key]
    if (isRows(value) && below) {
      part[key] = value.map((row) => ({ ...pick(row, below), id: row.id }))
    } else if (value !== undefined) {
      part[key] = value
    }
  }
  return part
}
