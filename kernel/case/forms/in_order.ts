import type { Language } from '#kernel/language/words'
import {
  type ElementField,
  type GroupField,
  isGroupField,
  type PageSection,
} from '#kernel/case/forms/page_layout'

/** Sections with their fields in the order of a language; a section without one of its own stays as it is. */
export function inOrder(sections: readonly PageSection[], language: Language): PageSection[] {
  return sections.map((section) => ({
    ...section,
    fields: ordered(section, language).map((field) =>
      isGroupField(field) ? { ...field, sections: inOrder(field.sections, language) } : field
    ),
  }))
}

function ordered({ fields, orderZh }: PageSection, language: Language) {
  if (language !== 'zh' || !orderZh) return fields
  const placeOf = (field: ElementField | GroupField) =>
    isGroupField(field) ? -1 : orderZh.indexOf(field.element)
  // What the order does not name stays behind.
  const place = (field: ElementField | GroupField) =>
    placeOf(field) === -1 ? orderZh.length : placeOf(field)
  return fields.toSorted((a, b) => place(a) - place(b))
}
