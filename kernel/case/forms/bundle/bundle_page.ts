import type { Catalogue } from '#kernel/case/content/catalogue'
import { levelPart } from '#kernel/case/forms/bundle/level_part'
import { inOrder } from '#kernel/case/forms/in_order'
import type { FormPage } from '#kernel/case/forms/page_layout'
import { pageLevel } from '#kernel/case/forms/page_level'
import type { Language } from '#kernel/language/words'

/** What any React JSON Schema Form needs to show a page and to judge what is filled in. */
export interface PageBundle {
  /** JSON Schema, draft-07, without a reference. */
  schema: Record<string, unknown>
  uiSchema: Record<string, unknown>
}

/**
 * One page as a document that stands for itself. Beside the shape of the content it states lengths,
 * patterns, lists and what is mandatory, all of which are findings in our own editor.
 * @param page as it is loaded, additions of plugins included
 * @param language of titles, help and names of codes, and the order of fields that goes with it
 */
export function bundlePage(
  page: FormPage,
  catalogue: Catalogue,
  language: Language = 'en'
): PageBundle {
  const { schema, ui } = levelPart(pageLevel(inOrder(page.sections, language)), catalogue, language)
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
