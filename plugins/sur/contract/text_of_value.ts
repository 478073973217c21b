import type { Words } from '#kernel/language/words'

import { codesIn, countryName } from '#plugins/sur/contract/country_name'
import { grouped } from '#plugins/sur/contract/patient_years'
import type {
  Register,
  RegisterColumn,
  RegisterValue,
  RegisterValues,
} from '#plugins/sur/contract/register'

const same = (text: string): Words => ({ en: text, zh: text })

/** A value of a row as people read it. */
export function textOfValue(column: RegisterColumn, value: RegisterValue | undefined): Words {
  if (value === null || value === undefined || value === '') return same('')
  switch (column.kind) {
    case 'country': {
      const names = codesIn(String(value)).map((code) => countryName(code) ?? same(code))
      return {
        en: names.map(({ en }) => en).join(', '),
        zh: names.map(({ zh }) => zh).join(', '),
      }
    }
    case 'choice':
      return column.of.find((option) => option.value === value)?.label ?? same(String(value))
    case 'number':
    case 'amount':
      return same(grouped(Number(value)))
    default:
      return same(String(value))
  }
}

/** All values of a row as people read them, by the keys of columns. */
export const textsOf = (
  { columns }: Register,
  values: RegisterValues
): Readonly<Record<string, Words>> =>
  Object.fromEntries(columns.map((column) => [column.key, textOfValue(column, values[column.key])]))
