import { type Described, described, type JsonSchema, objectOf } from '#kernel/http/takes'

/** Words with which calls state what they answer. */
export const text: JsonSchema = { type: 'string' }
export const whole: JsonSchema = { type: 'integer' }
export const truth: JsonSchema = { type: 'boolean' }
export const id: JsonSchema = { type: 'string', format: 'uuid' }
/** UTC, as ISO 8601 writes it. */
export const moment: JsonSchema = { type: 'string', format: 'date-time' }
export const day: JsonSchema = { type: 'string', format: 'date' }
export const anything: JsonSchema = {}
/**
 * What no schema says more closely, and a type of the house does: `ofType('Rule', 'kernel/case/rules/rule')`.
 * The types of calls refer to it.
 */
export const ofType = (name: string, file: string): JsonSchema => ({
  'type': 'object',
  'x-type': { name, file },
})
/** In both languages. */
export const words: JsonSchema = objectOf({ en: text, zh: text })

export const oneOf = (...values: readonly unknown[]): JsonSchema => ({ enum: values })
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
/** What stands under names that are not known beforehand. */
export const byName = (values: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: values,
})

export function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
}

/** An object with these properties and no others; a name with `?` at its end may be absent. */
export function has(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const named = Object.entries(properties).map(
    ([name, schema]) => [name.replace(/\?$/, ''), schema] as const
  )
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'))
  return { ...objectOf(Object.fromEntries(named), required), additionalProperties: false }
}

/** What a call answers: an object with these properties; with none when only that it is done. */
export const answering = (properties: Readonly<Record<string, JsonSchema>>): Described =>
  described(has(properties))

/** The same for a call that answers a list of such objects. */
export const answeringList = (properties: Readonly<Record<string, JsonSchema>>): Described =>
  described(listOf(has(properties)))

/** A call that has nothing to say but that it is done. */
export const answeringNothing: Described = answering({})
