import type { Language, Words } from '#kernel/language/words'

/** One, more than one, and in Chinese; by UCUM code. */
const timeUnits: Readonly<Record<string, readonly [string, string, string]>> = {
  'a': ['year', 'years', '年'],
  'mo': ['month', 'months', '个月'],
  'wk': ['week', 'weeks', '周'],
  'd': ['day', 'days', '天'],
  'h': ['hour', 'hours', '小时'],
  'min': ['minute', 'minutes', '分钟'],
  's': ['second', 'seconds', '秒'],
  '10.a': ['decade', 'decades', '个十年'],
}

/** 3 weeks, 3 周; undefined for a unit that is no unit of time. */
export function timeInWords(number: string, unit: string, language: Language): string | undefined {
  if (unit === '{trimester}') return language === 'zh' ? `第 ${number} 孕期` : `trimester ${number}`
  const names = timeUnits[unit]
  if (!names) return undefined
  const [one, many, zh] = names
  if (language === 'zh') return `${number} ${zh}`
  return `${number} ${Number(number) === 1 ? one : many}`
}

/** 47 years, 47 岁. */
export const ageInWords = (number: string, unit: string, language: Language) =>
  unit === 'a' && language === 'zh' ? `${number} 岁` : timeInWords(number, unit, language)

const symbols: Readonly<Record<string, Words>> = {
  '[drp]': { en: 'drops', zh: '滴' },
  '{DF}': { en: 'dosage forms', zh: '剂' },
}

/** A unit as people write it: `µg`, `IU`, `10⁹/L`. */
export function symbolOf(unit: string, language: Language): string {
  const known = symbols[unit]
  if (known) return known[language]
  return unit
    .replace(/^10\*(\d)/, (_, power: string) => `×10${'⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(power)]!}`)
    .replaceAll(/\[iU\]/gi, 'IU')
    .replace(/^u(?=\w)/, 'µ')
}

const perUnit: Readonly<Record<string, Words>> = {
  h: { en: 'hourly', zh: '小时' },
  d: { en: 'daily', zh: '日' },
  wk: { en: 'weekly', zh: '周' },
  mo: { en: 'monthly', zh: '月' },
  a: { en: 'yearly', zh: '年' },
}

const times = ['', 'once', 'twice', 'three times', 'four times'] as const

const manners: Readonly<Record<string, Words>> = {
  '{cyclical}': { en: 'in cycles', zh: '按周期用药' },
  '{asnecessary}': { en: 'as necessary', zh: '必要时' },
  '{total}': { en: 'in total', zh: '总量' },
}

/** How often: every 3 weeks, once daily, twice daily; undefined where it is not known. */
export function frequencyInWords(
  number: string | undefined,
  unit: string,
  language: Language
): string | undefined {
  const manner = manners[unit]
  if (manner) return manner[language]
  const per = perUnit[unit]
  const interval = Number(number)
  if (!number || !per || !(interval > 0)) return undefined
  const each = Math.round(1 / interval)
  // 0.5 days is twice a day, 0.33 days three times.
  if (interval <= 1 && each <= 4 && Math.abs(interval * each - 1) < 0.02)
    return language === 'zh' ? `每${per.zh} ${each} 次` : `${times[each]!} ${per.en}`
  if (language === 'en') return `every ${timeInWords(number, unit, 'en')}`
  return `每 ${timeInWords(number, unit, 'zh')} 1 次`
}
