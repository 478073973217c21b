import { ageGroupOfYears } from '#plugins/signal/counting/age_group'

/** Years of a code of FAERS for the unit of an age. */
const unitYears: Readonly<Record<string, number>> = {
  ...{ DEC: 10, YR: 1, MON: 1 / 12, WK: 7 / 365.25, DY: 1 / 365.25, HR: 1 / 8766 },
}

/** Groups of FAERS that lie within one of the groups here; adults and the elderly lie in several. */
const within: Readonly<Record<string, string>> = { N: '0-1', I: '0-1', C: '2-11', T: '12-17' }

const sexes: Readonly<Record<string, string>> = {
  ...{ m: 'male', male: 'male', f: 'female', female: 'female', 男: 'male', 女: 'female' },
}

const UNKNOWN = 'unknown'

export const sexOf = (text: string): string => sexes[text.toLowerCase()] ?? UNKNOWN

/** Two letters, as reports of a project say countries; a country in words is unknown. */
export const countryCode = (text: string): string =>
  /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : UNKNOWN

export const yearOf = (text: string): string => /^(?:19|20)\d{2}/.exec(text)?.[0] ?? UNKNOWN

/** An age with its unit, years where there is none; else a group of FAERS. */
export function faersAgeGroup(age: string, unit: string, group: string): string {
  const years =
    age === '' ? Number.NaN : Number(age) * (unitYears[unit.toUpperCase() || 'YR'] ?? Number.NaN)
  return ageGroupOfYears(years) ?? within[group.toUpperCase()] ?? UNKNOWN
}
