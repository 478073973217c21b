import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'

import { seesAll } from '#plugins/reports/counting/count_report'
import { nameOfCode } from '#plugins/reports/counting/name_of_code'
import { selectCountries } from '#plugins/reports/records/filter_values'

interface Choice {
  readonly value: string
  readonly label: Words
}

/** What cases may be chosen by: the countries that they name, to whoever sees them, and the types of reports. */
export async function filterChoices(
  trx: Reading
): Promise<{ countries: Choice[]; types: Choice[] }> {
  const { catalogue } = await app.container.make(FormSchemas)
  const codes = (list: string) => catalogue.codeList(list)?.codes ?? []
  const named = (list: string, value: string): Choice => ({
    value,
    label: nameOfCode(catalogue.codeList(list), value),
  })
  const countries = (await seesAll(['E.i.9', 'C.2.r.3'])) ? await selectCountries(trx) : []
  return {
    countries: countries.map((value) => named('iso3166-1-alpha2', value)),
    types: codes('report-type').map(({ code }) => named('report-type', code)),
  }
}
