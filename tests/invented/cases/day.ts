import type { Language } from '#kernel/language/words'

const MS = 86_400_000

/** A calendar day, counted from 1 January 1970. */
export type Day = number

/** The day of a text `2025-03-04`. */
export function dayOf(text: string): Day {
  return Date.parse(`${text}T00:00:00Z`) / MS
}

const texts = new Map<Day, string>()

/** 2025-03-04 */
export function dayText(day: Day): string {
  let text = texts.get(day)
  // A few thousand days come again and again.
  if (!text) texts.set(day, (text = new Date(day * MS).toISOString().slice(0, 10)))
  return text
}

/** 2025-03 */
export function monthText(day: Day): string {
  return dayText(day).slice(0, 7)
}

/** 2025 */
export function yearText(day: Day): string {
  return dayText(day).slice(0, 4)
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** As a narrative says it: 4 March 2025, 2025年3月4日. */
export function dayWords(day: Day, language: Language): string {
  const date = new Date(day * MS)
  const [year, month, of] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  return language === 'zh' ? `${year}年${month + 1}月${of}日` : `${of} ${MONTHS[month]} ${year}`
}
