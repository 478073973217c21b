import { Random } from '#tests/invented/random'

/** Products of one drug record, the generic name first. */
const NAMES_OF_ONE = 20

const FIRST = ['Xel', 'Zav', 'Quo', 'Wex', 'Yax', 'Jez', 'Vux', 'Kwi', 'Zom', 'Xan', 'Qua', 'Wyz']
const MIDDLE = ['a', 'ado', 'eri', 'ilo', 'omu', 'una', 'axi', 'evo', 'isto', 'oru', 'ytra', 'empi']
const LAST = ['dem', 'mox', 'vir', 'zol', 'tin', 'pril', 'fen', 'dex', 'lan', 'nol', 'rax', 'gil']
const HOLDERS = ['Pharma', 'Labs', 'Health', 'Biotech', 'Medicines', 'Care']
const FORMS = [
  'Tablets',
  'Capsules',
  'Oral solution',
  'Injection',
  'Cream',
  'Patch',
  'Spray',
  'Syrup',
]
const UNITS = ['mg', 'g', 'ml', 'IU']
const COUNTRIES = [
  'SWE',
  'CHN',
  'USA',
  'DEU',
  'FRA',
  'JPN',
  'GBR',
  'BRA',
  'IND',
  'KOR',
  'ITA',
  'N/S',
]

/** A drug of the invented dictionary, in one country. */
export interface InventedProduct {
  readonly medId: string
  readonly drugRecordNumber: string
  readonly seq2: string
  readonly name: string
  readonly isGeneric: boolean
  readonly substances: readonly number[]
  readonly quantity: string
  readonly unit: number
  readonly form: number
  readonly country: string
  readonly holder: number
  readonly number: string
  readonly atc: number
}

/** An invented drug dictionary; nothing of it is WHODrug's but the shape. */
export interface InventedDrugs {
  readonly products: readonly InventedProduct[]
  readonly substances: readonly string[]
  readonly holders: readonly string[]
  readonly countries: readonly string[]
  readonly forms: readonly string[]
  readonly units: readonly string[]
  readonly atc: readonly string[]
}

/**
 * Draws an invented drug dictionary.
 * @param count how many products
 * @param seed the same one gives the same dictionary
 */
export function inventDrugs(count: number, seed = '1'): InventedDrugs {
  const random = new Random(`drugs ${seed}`)
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)]!
  const nameOf = (at: number) => {
    const digits = [FIRST, MIDDLE, MIDDLE, LAST]
    let rest = at
    const parts = digits.map((each) => {
      const part = each[rest % each.length]!
      rest = Math.floor(rest / each.length)
      return part
    })
    return parts.join('') + (rest > 0 ? ` ${rest}` : '')
  }
  const records = Math.ceil(count / NAMES_OF_ONE)
  const substances = Array.from({ length: records }, (_, at) => `${nameOf(at)}ine`)
  const holders = Array.from(
    { length: Math.max(6, Math.ceil(count / 200)) },
    (_, at) => `Demo ${nameOf(at * 7)} ${HOLDERS[at % HOLDERS.length]}`
  )
  const atc = Array.from({ length: 200 }, (_, at) => {
    const two = (value: number) => String(value).padStart(2, '0')
    const letters = 'ABCDGHJLMNPRSV'
    return `${letters[at % 14]}${two(1 + (at % 16))}${'ABCX'[at % 4]}${'ABCX'[(at >> 2) % 4]}${two(70 + (at % 30))}`
  })
  const products = Array.from({ length: count }, (_, at): InventedProduct => {
    const record = Math.floor(at / NAMES_OF_ONE)
    const place = at % NAMES_OF_ONE
    const isGeneric = place === 0
    // A name is sold in a few countries.
    const brand = record * 7 + Math.floor(place / 3)
    const others = record % 5 === 0 && record > 0 ? [record - 1] : []
    return {
      medId: String(1_000_000 + at),
      drugRecordNumber: String(900_000 - record).padStart(6, '0'),
      seq2: String(place + 1).padStart(3, '0'),
      name: isGeneric
        ? [record, ...others].map((each) => substances[each]!).join('; ')
        : `${nameOf(brand)} ${pick(['', '', 'forte', 'plus', 'retard'])}`.trim(),
      isGeneric,
      substances: [record, ...others],
      quantity: pick(['5', '10', '20', '50', '100', '250', '500']),
      unit: random.int(0, 1),
      form: random.int(0, FORMS.length - 1),
      country: isGeneric ? 'N/S' : pick(COUNTRIES),
      holder: random.int(0, holders.length - 1),
      number: isGeneric ? '' : `DEMO-${10_000_000 + at}`,
      atc: record % atc.length,
    }
  })
  return {
    products,
    substances,
    holders,
    countries: COUNTRIES,
    forms: FORMS,
    units: UNITS,
    atc: [...new Set(atc)],
  }
}
