import type { Field, Fields, TextField } from '#kernel/fields/field'
import { nameFault } from '#kernel/fields/name_fault'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'

/** What is wrong with one value. */
export interface FieldError {
  /** Name of the field; of one in a row `reactions.0.code`. */
  readonly field: string
  readonly message: Words
}

/** Which text has the form of an address, a number, a code, and what is said of any other. */
export const FORMS: Record<NonNullable<TextField['form']>, readonly [RegExp, Words]> = {
  // As simple as what browsers hold for an address (HTML, "valid e-mail address").
  email: [
    /^[\w.!#$%&'*+/=?^`{|}~-]+@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]{2,}$/,
    wording('check_values.this_is_not_an_e_mail'),
  ],
  phone: [/^\+?[\d ()/-]+$/, wording('check_values.only_digits_spaces_brackets_and_here')],
  code: [/^[A-Za-z0-9_.-]+$/, wording('check_values.only_letters_digits_and_here')],
}

const required: Words = wording('check_values.required')
const wrongKind: Words = wording('check_values.wrong_kind')
const noDay: Words = wording('check_values.no_day')
const noOption: Words = wording('check_values.no_option')
const control: Words = wording('check_values.control')
const tooLong = (max: number, has: number): Words => wording('check_values.too_long', { max, has })
const mustHold = (part: string): Words => wording('check_values.must_hold', { part })
const noNumber = (min: number, max: number): Words =>
  wording('check_values.no_number', { min, max })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** So many a field takes. */
export const MOST_LINKS = 1000
export const MOST_ROWS = 2000

/** What is wrong with values as `readValues` gives them, the first fault of each field. */
export function checkValues(
  fields: Fields,
  values: Readonly<Record<string, unknown>>
): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    const message = faultOf(field, value)
    if (message) return [{ field: name, message }]
    if (field.kind !== 'rows') return []
    return (value as Record<string, unknown>[]).flatMap((row, index) =>
      checkValues(field.fields, row).map((error) => ({
        ...error,
        field: `${name}.${index}.${error.field}`,
      }))
    )
  })
}

function faultOf(field: Field, value: unknown): Words | null {
  if (isEmpty(field, value)) return field.required ? required : null
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? textFault(field, value) : wrongKind
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? null
        : noNumber(field.min, field.max)
    case 'day':
      return isDay(value) ? null : noDay
    case 'choice':
      return field.of.some((option) => option.value === value) ? null : noOption
    case 'choices':
      return isList(value, field.of.length) &&
        value.every((each) => field.of.some((option) => option.value === each))
        ? null
        : noOption
    case 'link':
      return isId(value) ? null : noOption
    case 'links':
      return isList(value, MOST_LINKS) && value.every(isId) ? null : noOption
    case 'rows':
      return isList(value, MOST_ROWS) ? null : wrongKind
  }
}

/** Nothing of many is an empty list; a list is not nothing where one value is asked for. */
function isEmpty({ kind }: Field, value: unknown): boolean {
  const isOfMany = kind === 'choices' || kind === 'links' || kind === 'rows'
  if (isOfMany) return Array.isArray(value) && value.length === 0
  return value === null || value === ''
}

function textFault(
  { max, form, lines, isSecret, isQuoted, holds = [] }: TextField,
  value: string
): Words | null {
  const length = [...value].length
  if (length > max) return tooLong(max, length)
  const seen = lines === undefined ? value : value.replace(/[\n\r\t]/g, '')
  if (/\p{Cc}/u.test(seen)) return control
  const misnamed = lines === undefined && !isSecret && !isQuoted ? nameFault(value) : null
  if (misnamed) return misnamed
  const missing = holds.find((each) => !value.includes(each))
  if (missing) return mustHold(missing)
  const [pattern, words] = form ? FORMS[form] : []
  return pattern && !pattern.test(value) ? words! : null
}

/** A list in which nothing stands twice. */
function isList(value: unknown, most: number): value is unknown[] {
  return Array.isArray(value) && value.length <= most && new Set(value).size === value.length
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value)
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(value)
}
