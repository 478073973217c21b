import { checkValues, type FieldError } from '#kernel/fields/check_values'
import { numberIn } from '#kernel/fields/plain_values'
import { readValues } from '#kernel/fields/read_values'
import type { Words } from '#kernel/language/words'

import { codesIn, countryName } from '#plugins/sur/contract/country_name'
import type {
  Register,
  RegisterColumn,
  RegisterValue,
  RegisterValues,
} from '#plugins/sur/contract/register'
import { wording } from '#plugins/sur/lang/wording'

/** Whether a column is asked for in a row with these values. */
export const isAsked = ({ when }: RegisterColumn, values: Readonly<Record<string, unknown>>) =>
  when === undefined || when.is.includes(String(values[when.column]))

/**
 * What somebody typed for a row, in the form in which it is kept, with what is wrong with it: the first
 * fault of each column, then what of several columns does not agree. Columns that are not asked for are empty.
 * @param typed texts and numbers by the keys of columns; others are left out
 */
export function readEntry(
  register: Register,
  typed: Readonly<Record<string, unknown>>
): { readonly values: RegisterValues; readonly errors: readonly FieldError[] } {
  const values: Record<string, RegisterValue> = {}
  const errors: FieldError[] = []
  for (const column of register.columns) {
    const { key } = column
    const isOff = !isAsked(column, values)
    const { value, fault } = readColumn(column, isOff ? undefined : typed[key])
    values[key] = value
    if (fault && !isOff) errors.push({ field: key, message: fault })
  }
  const more = errors.length === 0 ? (register.check?.(values) ?? []) : []
  return { values, errors: [...errors, ...more] }
}

interface ReadColumn {
  readonly value: RegisterValue
  readonly fault: Words | null
}

function readColumn(column: RegisterColumn, typed: unknown): ReadColumn {
  if (column.kind === 'country') return readCountry(column, typed)
  if (column.kind === 'amount') return readAmount(column, typed)
  const fields = { [column.key]: column }
  const read = readValues(fields, { [column.key]: typed })
  const [error] = checkValues(fields, read)
  return { value: read[column.key] as RegisterValue, fault: error?.message ?? null }
}

function readCountry(
  { many, required }: Extract<RegisterColumn, { kind: 'country' }>,
  typed: unknown
): ReadColumn {
  const codes = codesIn(typeof typed === 'string' ? typed : '')
  const value = codes.join(', ')
  const isUnsound = typed !== undefined && typed !== null && typeof typed !== 'string'
  const unknown = codes.find((code) => countryName(code) === null)
  if (isUnsound) return { value: '', fault: wording('registers.wrong.countries') }
  if (unknown) return { value, fault: wording('registers.wrong.country', { code: unknown }) }
  if (codes.length > 1 && !many) return { value, fault: wording('registers.wrong.one_country') }
  return { value, fault: codes.length === 0 && required ? wording('registers.wrong.needed') : null }
}

function readAmount(
  { max, digits, required }: Extract<RegisterColumn, { kind: 'amount' }>,
  typed: unknown
): ReadColumn {
  const isNothing = typed === undefined || typed === null || typed === ''
  if (isNothing) return { value: null, fault: required ? wording('registers.wrong.needed') : null }
  const read = numberIn(typeof typed === 'string' ? typed.trim() : typed)
  const isSound =
    typeof read === 'number' &&
    Number.isFinite(read) &&
    read > 0 &&
    read <= max &&
    Number(read.toFixed(digits)) === read
  if (!isSound) return { value: null, fault: wording('registers.wrong.amount', { max, digits }) }
  return { value: read, fault: null }
}
