import { toKey } from '#kernel/content/element_id'
import {
  isGroupField,
  type ElementField,
  type GroupField,
  type PageSection,
} from '#kernel/forms/page_layout'
import { elementsOfField } from '#kernel/forms/walk_layout'

/** What stands at one place of a page: an element, or the rows of a group. */
export type PagePlace =
  { element: string; field: ElementField } | { group: GroupField; level: PageLevel }

/** What stands at one level of a page, by key, in the order in which the page shows it. */
export type PageLevel = ReadonlyMap<string, PagePlace>

/** The top of a page or a row of it, read from its sections. A group of two sections is one. */
export function pageLevel(sections: readonly PageSection[]): PageLevel {
  const level = new Map<string, PagePlace>()
  for (const field of sections.flatMap(({ fields }) => fields)) {
    if (isGroupField(field)) addGroup(level, field)
    else {
      for (const element of elementsOfField(field)) {
        if (!level.has(toKey(element))) level.set(toKey(element), { element, field })
      }
    }
  }
  return level
}

function addGroup(level: Map<string, PagePlace>, group: GroupField): void {
  const key = toKey(group.group)
  const known = level.get(key)
  const above = known && 'group' in known ? known.group.sections : []
  const sections = [...above, ...group.sections]
  level.set(key, { group: { ...group, sections }, level: pageLevel(sections) })
}
