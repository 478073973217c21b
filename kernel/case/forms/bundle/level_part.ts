import type { Catalogue } from '#kernel/case/content/catalogue'
import { bundleWords } from '#kernel/case/forms/bundle/bundle_words'
import { leafPart } from '#kernel/case/forms/bundle/leaf_part'
import { closedObject, type Part } from '#kernel/case/forms/bundle/part'
import type { GroupField } from '#kernel/case/forms/page_layout'
import type { PageLevel, PagePlace } from '#kernel/case/forms/page_level'
import type { Language } from '#kernel/language/words'

/** Rows that belong to another page. */
const FIXED = { addable: false, removable: false, orderable: false }

/** The top of a page, a row of it, or what one panel shows of either. */
export function levelPart(level: PageLevel, catalogue: Catalogue, language: Language): Part {
  const parts = [...level].map(
    ([key, place]) => [key, placePart(place, catalogue, language)] as const
  )
  const shown = parts.filter(([, { ui }]) => Object.keys(ui).length > 0)
  return {
    schema: closedObject(
      Object.fromEntries(parts.map(([key, { schema }]) => [key, schema])),
      [...level].flatMap(([key, place]) => (isMandatory(place, catalogue) ? [key] : []))
    ),
    ui: {
      'ui:order': [...level.keys()],
      ...Object.fromEntries(shown.map(([key, { ui }]) => [key, ui])),
    },
  }
}

function isMandatory(place: PagePlace, catalogue: Catalogue): boolean {
  return 'element' in place && catalogue.element(place.element)?.conformance === 'mandatory'
}

function placePart(place: PagePlace, catalogue: Catalogue, language: Language): Part {
  return 'element' in place
    ? leafPart(catalogue.element(place.element)!, place.field, catalogue, language)
    : rowsPart(place.group, levelPart(place.level, catalogue, language), catalogue, language)
}

/** The rows of a group; each begins with the id by which it is known. */
function rowsPart(
  { group, fixedRows }: GroupField,
  { schema, ui }: Part,
  catalogue: Catalogue,
  language: Language
): Part {
  const [title, description] = [bundleWords.row[language], bundleWords.rowHelp[language]]
  const id = { type: 'string', title, description }
  const { properties, required = [] } = schema as { properties: object; required?: string[] }
  return {
    schema: {
      type: 'array',
      title: catalogue.nameOf(group)[language],
      items: closedObject({ id, ...properties }, ['id', ...required]),
    },
    ui: {
      ...(fixedRows && { 'ui:options': FIXED }),
      items: { ...ui, 'ui:order': ['id', ...(ui['ui:order'] as string[])] },
    },
  }
}
