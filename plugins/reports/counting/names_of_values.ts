import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'

import type { Naming, ReportFact } from '#plugins/reports/contract'
import { nameOfCode } from '#plugins/reports/counting/name_of_code'
import { wording } from '#plugins/reports/lang/server/wording'
import { selectTermNames } from '#plugins/reports/records/term_names'

/** Says what values of a fact are called, and in which order they stand where their names have one. */
export interface NamedValues {
  label(value: string | null): Words
  /** Position among the names; null where there is none. */
  place(value: string | null): number | null
}

/** Names for the values of a fact that were found. */
export async function namesOfValues(
  trx: Reading,
  { names, absent }: ReportFact,
  values: ReadonlySet<string | null>
): Promise<NamedValues> {
  const known = await listOf(trx, names, values)
  const places = new Map(known.map(([value], at) => [value, at]))
  const labels = new Map(known)
  const hasOrder = typeof names === 'object' && !('terms' in names)
  return {
    label: (value) =>
      value === null
        ? (absent ?? wording('value.unknown'))
        : (labels.get(value) ?? { en: value, zh: value }),
    place: (value) => (value === null || !hasOrder ? null : (places.get(value) ?? null)),
  }
}

async function listOf(
  trx: Reading,
  names: Naming,
  values: ReadonlySet<string | null>
): Promise<[string, Words][]> {
  if (typeof names === 'string') return []
  if ('choices' in names) return names.choices.map(({ value, label }) => [value, label])
  if ('codeList' in names) {
    const { catalogue } = await app.container.make(FormSchemas)
    const list = catalogue.codeList(names.codeList)
    return (list?.codes ?? []).map(({ code }) => [code, nameOfCode(list, code)])
  }
  const codes = [...values].filter((value) => value !== null).map(Number)
  return selectTermNames(trx, names.terms, codes)
}
