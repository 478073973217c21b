import { toId } from '#kernel/case/content/element_id'
import type { PropertySchema } from '#kernel/case/forms/page_layout'

/** One property of a page schema. */
export interface PlacedProperty {
  key: string
  /** Numbers of the repeating groups around it. */
  path: string[]
  property: PropertySchema
}

/** Every property of a page schema, those of rows included, `id` left out. */
export function* propertiesOf(
  properties: Record<string, PropertySchema>,
  path: string[] = []
): Generator<PlacedProperty> {
  for (const [key, property] of Object.entries(properties)) {
    if (key === 'id' && path.length > 0) continue
    yield { key, path, property }
    if (property.items) yield* propertiesOf(property.items.properties, [...path, toId(key)])
  }
}

/** The element that a property refers to (`element:D.1`), or undefined for rows and fragments. */
export function elementOfProperty(property: PropertySchema): string | undefined {
  return property.$ref?.startsWith('element:') ? property.$ref.slice('element:'.length) : undefined
}
