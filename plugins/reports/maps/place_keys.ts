import { codeName } from '#kernel/case/content/code_name'
import type { CodeList } from '#kernel/case/content/element_definition'

import list from './provinces.json' with { type: 'json' }
import type { MapKind } from '#plugins/reports/contract/report_map'

/** Gives the key of a country or province for a code or a name of it; undefined for anything else. */
export type KeyOfPlace = (text: string) => string | undefined

const plain = (text: string) => text.trim().toLowerCase()

/** What is left of the name of a province without its rank: people write both. */
const RANK = /(特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|省|市)$/u

const provinces = new Map(
  list.provinces.flatMap(({ code, zh, en }) =>
    [code, `${code}0000`, `CN-${code}`, zh, zh.replace(RANK, ''), en, `${en} Province`].map(
      (each) => [plain(each), code] as const
    )
  )
)

/** Knows provinces by the codes of GB/T 2260 and by their names in both languages. */
const keyOfProvince: KeyOfPlace = (text) => provinces.get(plain(text))

/** Knows countries by the codes of ISO 3166 and by their names in both languages. */
export function placeKeys(kind: MapKind, countries: CodeList): KeyOfPlace {
  if (kind === 'province') return keyOfProvince
  const known = new Map(
    countries.codes.flatMap(({ code }) =>
      [code, codeName(countries, code, 'en'), codeName(countries, code, 'zh')].flatMap((each) =>
        each === undefined ? [] : [[plain(each), code] as const]
      )
    )
  )
  return (text) => known.get(plain(text))
}
