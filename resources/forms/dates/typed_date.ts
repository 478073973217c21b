import { parsePartialDate } from '#kernel/case/content/partial_date'

const DIGITS = /^(\d{4})(\d\d)?(\d\d)?(?:[T ]?(\d\d)(\d\d)?(\d\d)?)?([+-]\d{2}:?\d{2})?$/
const PARTS =
  /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ](\d{1,2})(?::(\d{2})(?::(\d{2}(?:\.\d+)?))?)?)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * Reads what somebody typed as a date: 2025, 202503, 2025-3, 20250304, 2025/03/04 10:20, and t for
 * today. Nothing that was not typed is filled in: a month stays a month. What is no date comes
 * back as it was typed, so that it is kept and found.
 * @param text as typed
 * @param today the present day, yyyy-MM-dd
 */
export function readTypedDate(text: string, today: string): string {
  const typed = text.trim()
  if (/^t$/i.test(typed)) return today
  const found = DIGITS.exec(typed) ?? PARTS.exec(typed)
  if (found === null) return typed
  const [, year, ...rest] = found
  const zone = rest.pop()
  const two = (part: string | undefined) => part?.padStart(2, '0')
  const [month, day, hour, minute, second] = rest.map(two)
  const date = [year, month, day].filter(Boolean).join('-')
  const time = [hour, minute, second].filter(Boolean).join(':')
  const read = time ? `${date}T${time}${zoneText(zone)}` : date
  return parsePartialDate(read) ? read : typed
}

function zoneText(zone: string | undefined): string {
  if (!zone) return ''
  if (/^z$/i.test(zone)) return '+00:00'
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
}

/** How a stored date is shown in its box: a blank instead of the T. */
export function shownDate(text: string): string {
  return parsePartialDate(text) ? text.replace('T', ' ') : text
}
