import type { JsonSchema } from '#kernel/http/takes'

/** What VineJS takes for true or false; a program says true or false. */
const BOOLEAN_VALUES = JSON.stringify(['1', 1, 'true', true, 'on', '0', 0, 'false', false])

/** VineJS says of a value of any kind that it is one of these. */
const ANYTHING = ['string', 'number', 'boolean', 'array', 'object']

/**
 * The schema of a validator of VineJS as the server takes it. VineJS writes an older draft of JSON
 * Schema, and keeps silent that it drops what it does not know and takes null for what is absent.
 */
export function plainSchema(schema: JsonSchema): JsonSchema {
  if (isAnything(schema)) return { not: { type: 'null' } }
  if (JSON.stringify(schema.enum) === BOOLEAN_VALUES) return { type: 'boolean' }
  if (schema.type === 'array') return plainArray(schema)
  // Only VineJS says of every object whether it takes more names.
  if (!schema.properties || schema.additionalProperties === undefined) return schema
  const { properties, required = [], additionalProperties, ...rest } = schema
  void additionalProperties
  const needed = required as readonly string[]
  const plain = Object.entries(properties as Record<string, JsonSchema>).map(([name, inside]) => {
    const inner = plainSchema(inside)
    return [name, needed.includes(name) ? inner : orNull(inner)] as const
  })
  return {
    ...rest,
    properties: Object.fromEntries(plain),
    ...(needed.length > 0 && { required }),
  }
}

/** The value or null; what may be anything may be null as well. */
function orNull(schema: JsonSchema): JsonSchema {
  if (schema.not) return {}
  if (schema.enum) return { ...schema, enum: [...new Set([...(schema.enum as unknown[]), null])] }
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  return schema.type ? schema : { anyOf: [schema, { type: 'null' }] }
}

/** As it is when it is there: in a query nothing is null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (schema.enum)
    return { ...schema, enum: (schema.enum as unknown[]).filter((each) => each !== null) }
  if (!Array.isArray(schema.type)) return schema
  return { ...schema, type: schema.type.find((each) => each !== 'null') }
}

function plainArray(schema: JsonSchema): JsonSchema {
  const { items, additionalItems, ...rest } = schema
  if (!Array.isArray(items))
    return items ? { ...rest, items: plainSchema(items as JsonSchema) } : rest
  void additionalItems
  return { ...rest, prefixItems: items.map(plainSchema) }
}

function isAnything({ anyOf }: JsonSchema): boolean {
  if (!Array.isArray(anyOf)) return false
  return ANYTHING.join() === anyOf.map(({ type }) => type).join()
}
