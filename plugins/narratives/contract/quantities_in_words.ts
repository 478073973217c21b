import type { Language } from '#kernel/language/words'

import { wording } from '#plugins/narratives/lang/wording'

/** Units of time by their UCUM codes. */
const timeUnits: Readonly<Record<string, TimeUnit>> = {
  ...{ a: 'year', mo: 'month', wk: 'week', d: 'day', h: 'hour' },
  ...{ 'min': 'minute', 's': 'second', '10.a': 'decade' },
}
type Interval = 'year' | 'month' | 'week' | 'day' | 'hour'
type TimeUnit = Interval | 'minute' | 'second' | 'decade'

/** 3 weeks, 3 周; undefined for a unit that is no unit of time. */
export function timeInWords(number: string, unit: string, language: Language): string | undefined {
  if (unit === '{trimester}') return wording('told.trimester', { number })[language]
  const name = timeUnits[unit]
  if (!name) return undefined
  const count = Number(number) === 1 ? 'single' : 'several'
  return wording(`told.${count}.${name}`, { number })[language]
}

/** 47 years, 47 岁. */
export const ageInWords = (number: string, unit: string, language: Language) =>
  unit === 'a' && language === 'zh'
    ? wording('told.aged', { years: number }).zh
    : timeInWords(number, unit, language)

/** A unit as people write it: `µg`, `IU`, `×10⁹/L`. */
export function symbolOf(unit: string, language: Language): string {
  if (unit === '[drp]') return wording('told.drops')[language]
  if (unit === '{DF}') return wording('told.dosage_forms')[language]
  return unit
    .replace(/^10\*(\d)/, (_, power: string) => `×10${'⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(power)]!}`)
    .replaceAll(/\[iU\]/gi, 'IU')
    .replace(/^u(?=\w)/, 'µ')
}

const manners = {
  '{cyclical}': 'in_cycles',
  '{asnecessary}': 'as_necessary',
  '{total}': 'in_total',
} as const

/** How often: every 3 weeks, once daily, twice daily; undefined where it is not known. */
export function frequencyInWords(
  number: string,
  unit: string,
  language: Language
): string | undefined {
  if (unit in manners) return wording(`told.${manners[unit as keyof typeof manners]}`)[language]
  const name = timeUnits[unit]
  const interval = Number(number)
  if (!name || !(interval > 0)) return undefined
  const each = Math.round(1 / interval)
  // 0.5 days is twice a day, 0.33 days three times.
  if (isInterval(name) && each >= 1 && each <= 4 && Math.abs(interval * each - 1) < 0.02) {
    const times = wording(`told.times.${each as 1 | 2 | 3 | 4}`)
    return wording('told.often', { times, per: wording(`told.per.${name}`) })[language]
  }
  return wording('told.every', { interval: timeInWords(number, unit, language) })[language]
}

const isInterval = (unit: TimeUnit): unit is Interval =>
  ['year', 'month', 'week', 'day', 'hour'].includes(unit)
