import type { Catalogue } from '#kernel/case/content/catalogue'
import type { PropertySchema, RowSchema } from '#kernel/case/forms/page_layout'
import { elementOfProperty } from '#kernel/case/forms/walk_page_schema'

/** A level of a content, ready for the validator: elements replaced by the form of their type. */
export interface LevelSchema {
  type: 'object'
  additionalProperties: false
  required?: string[]
  properties: Record<string, unknown>
}

/** The properties of a page with every `element:` reference replaced by the form of its type. */
export function resolveProperties(
  properties: Record<string, PropertySchema>,
  catalogue: Catalogue
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [key, resolve(property, catalogue)])
  )
}

function resolve(property: PropertySchema, catalogue: Catalogue): unknown {
  const id = elementOfProperty(property)
  if (id !== undefined) return formOf(id, catalogue)
  if (!property.items) return property
  const items: RowSchema = property.items
  return {
    ...property,
    items: { ...items, properties: resolveProperties(items.properties, catalogue) },
  }
}

/** The form that a value of an element has by its type. */
export function formOf(element: string, catalogue: Catalogue): { $ref: string } {
  return { $ref: `defs:${catalogue.element(element)?.type ?? 'text'}` }
}

/** The schema of a whole case content, made from the catalogue. */
export function contentSchema(catalogue: Catalogue): LevelSchema & { $id: string } {
  return { $id: 'case:content', ...levelSchema(catalogue) }
}

function levelSchema(catalogue: Catalogue, group?: string): LevelSchema {
  const properties: Record<string, unknown> = {}
  for (const field of catalogue.fieldsOf(group)) {
    if (field.kind === 'group') {
      const items = { ...levelSchema(catalogue, field.key), required: ['id'] }
      items.properties = { id: { $ref: 'defs:row_id' }, ...items.properties }
      if (field.key !== 'N_2_r') properties[field.key] = { type: 'array', items }
    } else if (field.element.systemSet === undefined) {
      properties[field.key] = { $ref: `defs:${field.element.type}` }
    }
  }
  return { type: 'object', additionalProperties: false, properties }
}
