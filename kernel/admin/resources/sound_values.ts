import { kernelErrors } from '#kernel/errors/kernel_errors'
import { checkByRules } from '#kernel/admin/resources/check_by_rules'
import { checkValues, type FieldError } from '#kernel/fields/check_values'
import type { Field, Fields, ValuesOf } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import type { Rule } from '#kernel/case/rules/rule'

/**
 * The sound values of fields in what was sent. Refuses with 2017 what is wrong with them: the first
 * fault in one sentence, all of them by field in `errors`.
 * @param rules what must hold between them; asked once each of them is sound
 */
export function soundValues<All extends Fields>(
  fields: All,
  sent: unknown,
  rules: readonly Rule[] = []
): ValuesOf<All> {
  const values = readValues(fields, sent)
  const faults = checkValues(fields, values)
  const errors = faults.length > 0 ? faults : checkByRules(rules, values)
  if (errors.length > 0) {
    throw new kernelErrors.E_PARAMETER({ errors, detail: sentenceOf(fields, errors[0]!) })
  }
  return values as ValuesOf<All>
}

function sentenceOf(fields: Fields, { field, message }: FieldError): Words {
  const { label } = labelled(fields, field.split('.'))
  return wording('sound_values.value_of', { label, message })
}

function labelled(fields: Fields, [name, , ...inside]: string[]): Field {
  const field = fields[name!]!
  return field.kind === 'rows' && inside.length > 0 ? labelled(field.fields, inside) : field
}
