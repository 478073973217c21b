import { toKey } from '#kernel/case/content/element_id'
import {
  isGroupField,
  type ElementField,
  type GroupField,
  type PageSection,
} from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'

/** The rows of a group, and what stands in each. */
export interface GroupPlace {
  group: GroupField
  level: PageLevel
}

/** What stands at one place of a page. */
export type PagePlace = { element: string; field: ElementField } | GroupPlace

/** What stands at one level of a page, by key, in the order in which the page shows it. */
export type PageLevel = ReadonlyMap<string, PagePlace>

const known = new WeakMap<readonly PageSection[], PageLevel>()

/**
 * The top of a page or a row of it, read from its sections; the same object for the same sections.
 * A group of two sections is one.
 */
export function pageLevel(sections: readonly PageSection[]): PageLevel {
  const made = known.get(sections) ?? makeLevel(sections)
  known.set(sections, made)
  return made
}

function makeLevel(sections: readonly PageSection[]): PageLevel {
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
  const before = level.get(key)
  const above = before && 'group' in before ? before.group.sections : []
  const sections = [...above, ...group.sections]
  level.set(key, { group: { ...group, sections }, level: pageLevel(sections) })
}
