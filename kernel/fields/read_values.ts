import { saidText } from '#kernel/case/content/said_text'
import type { ChoiceField, ChoicesField, Field, Fields } from '#kernel/fields/field'
import { numberIn } from '#kernel/fields/plain_values'

/**
 * What was typed, in the form in which it is checked and kept: text without spaces around it,
 * numbers as numbers, nothing as null. Names that no field has are left out.
 */
export function readValues(fields: Fields, typed: unknown): Record<string, unknown> {
  const given = (typeof typed === 'object' && typed !== null ? typed : {}) as Record<
    string,
    unknown
  >
  const read = Object.entries(fields).map(([name, field]) => [name, readValue(field, given[name])])
  return Object.fromEntries(read)
}

function readValue(field: Field, typed: unknown): unknown {
  const isNothing = typed === undefined || typed === null || typed === ''
  switch (field.kind) {
    case 'text':
      return isNothing ? '' : typeof typed === 'string' ? saidText(typed) : typed
    case 'number':
      return isNothing ? null : numberIn(typed)
    case 'day':
    case 'link':
      return isNothing ? null : typed
    case 'choice':
      return isNothing ? (field.default ?? null) : chosen(field, typed)
    case 'choices':
      if (isNothing) return []
      return Array.isArray(typed) ? typed.map((each) => chosen(field, each)) : typed
    case 'links':
      return isNothing ? [] : typed
    case 'rows':
      if (isNothing) return []
      return Array.isArray(typed) ? typed.map((row) => readValues(field.fields, row)) : typed
  }
}

/** The option that is meant, `1` also by the text "1"; nothing but texts and numbers means one. */
function chosen(field: ChoiceField | ChoicesField, typed: unknown): unknown {
  if (typeof typed !== 'string' && typeof typed !== 'number') return typed
  return field.of.find(({ value }) => String(value) === String(typed))?.value ?? typed
}
