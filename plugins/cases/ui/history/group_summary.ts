import type { Catalogue } from '#kernel/case/content/catalogue'
import { groupFieldsOf } from '#kernel/case/forms/walk_layout'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** The elements that name a row of a group: as its page says, else whatever the row may hold. */
export function groupSummary(
  pages: readonly ClientPage[],
  catalogue: Catalogue,
  group: string
): readonly string[] {
  for (const { sections } of pages) {
    for (const field of groupFieldsOf(sections)) {
      if (field.group === group && field.summary) return field.summary
    }
  }
  return catalogue
    .fieldsOf(group)
    .flatMap((field) => (field.kind === 'element' ? [field.element.id] : []))
}
