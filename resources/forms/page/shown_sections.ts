import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { isGroupField, type ElementField, type PageSection } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import type { Level } from '#resources/forms/content/edit_content'
import { hasSomething } from '#resources/forms/page/has_something'

/**
 * The sections of a level as the case at hand needs them. What a region adds, be it a section or a
 * field among those of the guide, shows where the case is reported to that region, and wherever it
 * is filled: nothing that a case holds stays out of sight.
 * @param regions that the case is reported to: cn, eu, us, jp, kr
 */
export function shownSections(
  catalogue: Catalogue,
  sections: readonly PageSection[],
  level: Level,
  regions: readonly string[]
): PageSection[] {
  return sections
    .filter(
      (section) =>
        !section.profile || regions.includes(section.profile) || hasSomething(level, section)
    )
    .map((section) => withFields(catalogue, section, level, regions))
    .filter(({ fields }) => fields.length > 0)
}

/** Whether a field shows at a level, or at any of several. */
export function isShown(
  catalogue: Catalogue,
  field: ElementField,
  levels: readonly Level[],
  regions: readonly string[]
): boolean {
  const profile = catalogue.element(field.element)?.profile
  return (
    !profile ||
    regions.includes(profile) ||
    levels.some((level) => elementsOfField(field).some((id) => level[toKey(id)] !== undefined))
  )
}

const known = new WeakMap<PageSection, Map<string, PageSection>>()

/** The same object for the same fields, so that forms are not drawn anew. */
function withFields(
  catalogue: Catalogue,
  section: PageSection,
  level: Level,
  regions: readonly string[]
): PageSection {
  if (section.profile) return section
  const fields = section.fields.filter(
    (field) => isGroupField(field) || isShown(catalogue, field, [level], regions)
  )
  if (fields.length === section.fields.length) return section
  const name = fields.map((field) => section.fields.indexOf(field)).join()
  const made = known.get(section) ?? new Map<string, PageSection>()
  known.set(section, made)
  const shown = made.get(name) ?? { ...section, fields }
  made.set(name, shown)
  return shown
}
