import type { FieldError } from '#kernel/fields/check_values'
import type { ValuesOf } from '#kernel/fields/field'

import { atcLevel } from '#plugins/drugs/atc/atc_code'
import type { productFields } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'

type ProductValues = ValuesOf<typeof productFields>

/**
 * What is wrong with a product beyond what its fields say of themselves.
 * @param countries codes of ISO 3166-1
 */
export function productFaults(
  { nameZh, nameEn, country, atc }: ProductValues,
  countries: ReadonlySet<string>
): FieldError[] {
  const faults: FieldError[] = []
  if (nameZh === '' && nameEn === '') faults.push({ field: 'nameZh', message: noName })
  if (country !== '' && !countries.has(country)) {
    faults.push({ field: 'country', message: noCountry })
  }
  if (atc !== '' && atcLevel(atc) === null) faults.push({ field: 'atc', message: noAtc })
  return faults
}

const noName = wording('product_faults.no_name')
const noCountry = wording('product_faults.no_country')
const noAtc = wording('product_faults.no_atc')
