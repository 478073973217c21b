import type { PageLayout, PageSchema, PropertySchema } from '#kernel/case/forms/page_layout'
import { pageLevel, type PageLevel } from '#kernel/case/forms/page_level'

/** The schema of a page: the keys and rows that its sections show, elements by their number. */
export function pageSchema({ page, version, sections }: PageLayout): PageSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `page:${page}/${version}`,
    version,
    type: 'object',
    additionalProperties: false,
    properties: propertiesOf(pageLevel(sections)),
  }
}

function propertiesOf(level: PageLevel): Record<string, PropertySchema> {
  const properties: Record<string, PropertySchema> = {}
  for (const [key, place] of level) {
    properties[key] =
      'element' in place ? { $ref: `element:${place.element}` } : rowsOf(place.level)
  }
  return properties
}

function rowsOf(level: PageLevel): PropertySchema {
  return {
    type: 'array',
    items: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { $ref: 'defs:row_id' }, ...propertiesOf(level) },
    },
  }
}
