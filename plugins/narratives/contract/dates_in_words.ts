import { parsePartialDate } from '#kernel/case/content/partial_date'
import type { Language } from '#kernel/language/words'

import { wording } from '#plugins/narratives/lang/wording'

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** 12 Mar 2024, Mar 2024, 2024; 2024年3月12日, 2024年3月, 2024年: as exactly as it is known. */
export function dateInWords(text: string, language: Language): string {
  const date = parsePartialDate(text)
  if (date === null) return text
  const [year, ofYear, day] = date.parts
  // A month that no calendar has is shown as it was written.
  if (ofYear !== undefined && (ofYear < 1 || ofYear > 12)) return text
  const month = ofYear && wording(`told.months.${ofYear as Month}`)
  const precision = day ? 'day' : month ? 'month' : 'year'
  const words = wording(`told.${precision}`, { year, month, day })[language]
  const time = text.split('T')[1]?.replace(/\.\d+|[+-]\d\d(:\d\d)?$/g, '')
  return time ? `${words} ${time}` : words
}

/** `on` a day, `in` a month or a year. */
export const prepositionOf = (text: string): 'on' | 'in' =>
  (parsePartialDate(text)?.parts.length ?? 0) > 2 ? 'on' : 'in'

/** Whole days from one date to another one; undefined unless both are known to the day. */
export function daysBetween(from: string, to: string): number | undefined {
  const [start, end] = [from, to].map(dayOf)
  return start === undefined || end === undefined ? undefined : (end - start) / 86_400_000
}

/** The day as it was written down, whatever its zone. */
function dayOf(text: string): number | undefined {
  const [year, month, day] = parsePartialDate(text)?.parts ?? []
  return day === undefined ? undefined : Date.UTC(year!, month! - 1, day)
}
