import { FORMS, MOST_LINKS, MOST_ROWS } from '#kernel/fields/check_values'
import type { Field, Fields, TextField } from '#kernel/fields/field'
import { type JsonSchema, objectOf } from '#kernel/http/takes'

/** Characters that can be seen; a box of several lines takes their ends as well. */
const SEEN = String.raw`^\P{Cc}*$`
const SEEN_LINES = String.raw`^[\P{Cc}\n\r\t]*$`
const DAY = String.raw`^[12]\d{3}-\d{2}-\d{2}$`

/** What `readValues` and `checkValues` take for fields, as JSON Schema. */
export function describeFields(fields: Fields): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => [name, describeField(field)])
  const required = Object.entries(fields).filter(([, field]) => field.required)
  return objectOf(
    Object.fromEntries(properties),
    required.map(([name]) => name)
  )
}

/** The value of one field; what need not be filled in may be null. */
export function describeField(field: Field): JsonSchema {
  const { label, help, required } = field
  const title = { title: label.en, ...(help && { description: help.en }) }
  return { ...title, ...valueOf(field, required ?? false) }
}

/** Stored values of fields, by name: what an answer holds, whenever it was stored. */
export function describeAnswers(fields: Fields): Record<string, JsonSchema> {
  const described = Object.entries(fields).map(([name, field]) => [name, answerOf(field)] as const)
  return Object.fromEntries(described)
}

const answerOf = (field: Field): JsonSchema => ({ title: field.label.en, ...storedOf(field) })

/** What was chosen may be no option any more, but is of their type. */
function storedOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string' }
    case 'number':
      return { type: ['integer', 'null'] }
    case 'day':
    case 'link':
      return { type: ['string', 'null'] }
    case 'choice':
      return { type: [...typesOf(field), 'null'] }
    case 'choices':
      return { type: 'array', items: { type: typesOf(field) } }
    case 'links':
      return { type: 'array', items: { type: 'string' } }
    case 'rows':
      return { type: 'array', items: objectOf(describeAnswers(field.fields)) }
  }
}

function valueOf(field: Field, isRequired: boolean): JsonSchema {
  const or = (type: string) => (isRequired ? type : [type, 'null'])
  const least = isRequired ? { minItems: 1 } : {}
  switch (field.kind) {
    case 'text':
      return {
        type: or('string'),
        ...(isRequired && { minLength: 1 }),
        ...textOf(field, isRequired),
      }
    case 'number':
      return { type: or('integer'), minimum: field.min, maximum: field.max }
    case 'day':
      return { type: or('string'), format: 'date', pattern: DAY }
    case 'choice':
      return { enum: [...valuesOf(field), ...(isRequired ? [] : [null])] }
    case 'choices':
      return { type: or('array'), items: { enum: valuesOf(field) }, uniqueItems: true, ...least }
    case 'link':
      return { type: or('string'), format: 'uuid' }
    case 'links': {
      const items = { type: 'string', format: 'uuid' }
      return { type: or('array'), items, uniqueItems: true, maxItems: MOST_LINKS, ...least }
    }
    case 'rows':
      return {
        type: or('array'),
        items: describeFields(field.fields),
        maxItems: MOST_ROWS,
        ...least,
      }
  }
}

type Choosing = Extract<Field, { kind: 'choice' | 'choices' }>

const valuesOf = ({ of }: Choosing) => of.map(({ value }) => value)

/** Types of what may be chosen; text where nothing may be. */
function typesOf(field: Choosing): string[] {
  const types = valuesOf(field).map((value) => (typeof value === 'number' ? 'integer' : 'string'))
  return types.length > 0 ? [...new Set(types)] : ['string']
}

function textOf({ max, form, lines, isSecret }: TextField, isRequired: boolean): JsonSchema {
  const seen = lines === undefined ? SEEN : SEEN_LINES
  return {
    maxLength: max,
    // What nobody has filled in has no form.
    pattern: form ? `${isRequired ? '' : '^$|'}${FORMS[form][0].source}` : seen,
    ...(isSecret && { format: 'password' }),
  }
}
