import type { JsonSchema } from '#kernel/http/takes'

/** A schema in one line for people: `text, at most 24`, `1, 2 or nothing`, `list of {name!, role}`. */
export function saySchema(schema: JsonSchema): string {
  if (schema.$ref) return String(schema.$ref).replace('#/components/schemas/', '')
  if (Array.isArray(schema.enum)) return sayEnum(schema.enum)
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(saySchema).join(' or ')
  if (schema.not || schema.type === undefined) return 'anything'
  const types = [schema.type].flat() as string[]
  const words = types.filter((type) => type !== 'null').map((type) => sayType(type, schema))
  return [...words, ...(types.includes('null') ? ['nothing'] : [])].join(' or ')
}

/** `name: what it takes`, with a mark after the name of what must be there. */
export function sayProperties({ properties = {}, required = [] }: JsonSchema): string[] {
  const must = required as readonly string[]
  return Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, schema]) => `${name}${must.includes(name) ? '!' : ''}: ${saySchema(schema)}`
  )
}

function sayType(type: string, schema: JsonSchema): string {
  switch (type) {
    case 'string':
      return withLimits(schema.format ? String(schema.format) : 'text', schema, 'Length')
    case 'integer':
    case 'number':
      return withLimits(type === 'integer' ? 'whole number' : 'number', schema, 'imum')
    case 'boolean':
      return 'true or false'
    case 'array':
      return sayList(schema)
    default:
      return schema.properties ? `{${sayProperties(schema).join('; ')}}` : 'object'
  }
}

function sayList({ items, prefixItems }: JsonSchema): string {
  const each = (prefixItems as JsonSchema[] | undefined)?.map(saySchema).join(', ')
  return each ? `[${each}]` : `list of ${items ? saySchema(items as JsonSchema) : 'anything'}`
}

/** Of a longer list the first few are said. */
const MOST_LISTED = 100

function sayEnum(values: readonly unknown[]): string {
  const listed = values.length > MOST_LISTED ? [...values.slice(0, 3), '…'] : values
  return listed.map((value) => (value === null ? 'nothing' : String(value))).join(' | ')
}

function withLimits(what: string, schema: JsonSchema, of: 'Length' | 'imum'): string {
  const [least, most] = [schema[`min${of}`], schema[`max${of}`]]
  const [from, to] = [
    least === undefined ? '' : String(least),
    most === undefined ? '' : String(most),
  ]
  const limits = from || to ? ` ${from}..${to}` : ''
  return `${what}${limits}${schema.pattern ? ` /${String(schema.pattern)}/` : ''}`
}
