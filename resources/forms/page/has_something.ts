import { toKey } from '#kernel/case/content/element_id'
import { isGroupField, type PageSection } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import type { Level } from '#resources/forms/content/edit_content'

/** Whether a level holds anything that a section shows. */
export function hasSomething(level: Level, section: Pick<PageSection, 'fields'>): boolean {
  return section.fields.some((field) =>
    isGroupField(field)
      ? level[toKey(field.group)] !== undefined
      : elementsOfField(field).some((id) => level[toKey(id)] !== undefined)
  )
}
