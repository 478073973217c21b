import type { Words } from '#kernel/language/words'

import type { RegisterValues } from '#plugins/sur/contract/register'
import { wording } from '#plugins/sur/lang/wording'

/** Days of a year on the average, leap years among them. */
const DAYS_OF_YEAR = 365.25

const DIGITS = 2

/** What patients took in a period by what was sold. */
export interface Sales {
  /** Units sold: tablets, vials. */
  readonly units: number
  /** How much of the substance a unit has. */
  readonly strength: number
  /** Defined daily dose, in the same unit of measure. */
  readonly ddd: number
}

/** The sales that a row of the register of exposure tells; null where it tells none. */
export function salesOf({ units, strength, ddd }: RegisterValues): Sales | null {
  const told = [units, strength, ddd].every((one) => typeof one === 'number' && one > 0)
  return told ? ({ units, strength, ddd } as unknown as Sales) : null
}

/**
 * Patient-years by what was sold: units × strength ÷ defined daily dose ÷ 365.25 (ICH E2C(R2), 3.5.2: the
 * method is the applicant's and is stated).
 */
export const patientYears = ({ units, strength, ddd }: Sales): number =>
  (units * strength) / ddd / DAYS_OF_YEAR

/** A number with commas between thousands, as both languages write it. */
export const grouped = (number: number, digits?: number): string =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 10,
  }).format(number)

/** The left side of the formula with its numbers: `1,000,000 × 10 mg ÷ 20 mg ÷ 365.25`. */
export const formulaOf = ({ units, strength, ddd }: Sales, unit: string): string =>
  `${grouped(units)} × ${grouped(strength)} ${unit} ÷ ${grouped(ddd)} ${unit} ÷ ${DAYS_OF_YEAR}`

/** The whole formula of a row in words; null where it tells no sales. */
export function derivedYears(values: RegisterValues): Words | null {
  const sales = salesOf(values)
  if (!sales) return null
  const formula = formulaOf(sales, String(values.unit))
  return wording('registers.years', { formula, years: grouped(patientYears(sales), DIGITS) })
}
