import type { Catalogue } from '#kernel/content/catalogue'
import { bundleWords } from '#kernel/forms/bundle/bundle_words'
import { leafPart } from '#kernel/forms/bundle/leaf_part'
import { closedObject, type Part } from '#kernel/forms/bundle/part'
import type { FormPage, GroupField } from '#kernel/forms/page_layout'
import { pageLevel, type PageLevel, type PagePlace } from '#kernel/forms/page_level'
import type { Language } from '#kernel/language/words'

/** What any React JSON Schema Form needs to show a page and to judge what is filled in. */
export interface PageBundle {
  /** JSON Schema, draft-07, without a reference. */
  schema: Record<string, unknown>
  uiSchema: Record<string, unknown>
}

/** Rows that belong to another page. */
const FIXED = { addable: false, removable: false, orderable: false }

/**
 * One page as a document that stands for itself. Beside the shape of the content it states lengths,
 * patterns, lists and what is mandatory, all of which are findings in our own editor.
 * @param page as it is loaded, additions of plugins included
 * @param language of titles, help and names of codes
 */
export function bundlePage(
  page: FormPage,
  catalogue: Catalogue,
  language: Language = 'en'
): PageBundle {
  const { schema, ui } = levelPart(pageLevel(page.sections), catalogue, language)
  return {
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: page.schema.$id,
      title: page.title[language],
      ...schema,
    },
    uiSchema: ui,
  }
}

function levelPart(level: PageLevel, catalogue: Catalogue, language: Language): Part {
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
