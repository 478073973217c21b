import type { FieldError } from '#kernel/fields/check_values'
import type { ValuesOf } from '#kernel/fields/field'

import { atcLevel } from '#plugins/drugs/atc/atc_code'
import type { productFields } from '#plugins/drugs/contract'

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

const noName = {
  en: 'Enter a Chinese or an English name.',
  zh: '中文名或英文名至少填写一项',
}
const noCountry = {
  en: 'This is no country of ISO 3166-1; write two capital letters such as CN.',
  zh: '不是 ISO 3166-1 国家/地区代码，请填写两位大写字母，如 CN',
}
const noAtc = {
  en: 'This is no ATC code; write 1, 3, 4, 5 or 7 characters such as A01AB.',
  zh: '不是 ATC 编码，请填写 1、3、4、5 或 7 位，如 A01AB',
}
