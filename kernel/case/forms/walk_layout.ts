import {
  isGroupField,
  type ElementField,
  type GroupField,
  type PageSection,
} from '#kernel/case/forms/page_layout'

/** A section with the repeating groups around it, outermost first. */
export interface PlacedSection {
  section: PageSection
  /** Numbers of the groups: ['G.k', 'G.k.4.r']. */
  path: string[]
}

/** Every section of a page, nested ones included. */
export function* sectionsOf(
  sections: readonly PageSection[],
  path: string[] = []
): Generator<PlacedSection> {
  for (const section of sections) {
    yield { section, path }
    for (const field of section.fields) {
      if (isGroupField(field)) yield* sectionsOf(field.sections, [...path, field.group])
    }
  }
}

/** Every element field of a page with the groups around it. */
export function* elementFieldsOf(
  sections: readonly PageSection[]
): Generator<{ field: ElementField; path: string[] }> {
  for (const { section, path } of sectionsOf(sections)) {
    for (const field of section.fields) if (!isGroupField(field)) yield { field, path }
  }
}

/** Every group field of a page. */
export function* groupFieldsOf(sections: readonly PageSection[]): Generator<GroupField> {
  for (const { section } of sectionsOf(sections)) {
    for (const field of section.fields) if (isGroupField(field)) yield field
  }
}

/** Elements that a field shows. */
export function elementsOfField(field: ElementField): string[] {
  return [field.element, ...(field.with ?? [])]
}
