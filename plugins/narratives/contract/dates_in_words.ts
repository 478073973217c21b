import { parsePartialDate } from '#kernel/case/content/partial_date'
import type { Language } from '#kernel/language/words'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 12 Mar 2024, Mar 2024, 2024; 2024年3月12日, 2024年3月, 2024年: as exactly as it is known. */
export function dateInWords(text: string, language: Language): string {
  const date = parsePartialDate(text)
  if (date === null) return text
  const [year, month, day] = date.parts
  const time = text.split('T')[1]?.replace(/\.\d+|[+-]\d\d(:\d\d)?$/g, '')
  const words =
    language === 'zh'
      ? [year && `${year}年`, month && `${month}月`, day && `${day}日`].filter(Boolean).join('')
      : [day, month && MONTHS[month - 1], year].filter(Boolean).join(' ')
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
