import type { Precision } from '#kernel/case/content/element_definition'

/**
 * A date as it was reported: to the year, month, day, hour, minute or second, with or without a
 * zone. Text form is ISO-like: 2025, 2025-03, 2025-03-04, 2025-03-04T10:20:30.5+08:00.
 * Nothing is filled in: a month never becomes a day.
 */
export interface PartialDate {
  precision: Precision
  /** year, month (1-12), day, hour, minute, second: as many as the precision has. */
  parts: number[]
  /** Digits behind the second, as written. */
  fraction?: string
  /** Offset as written: +08:00, -00:00, +08. */
  zone?: string
}

const PRECISIONS: readonly Precision[] = ['year', 'month', 'day', 'hour', 'minute', 'second']

const TEXT =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d)(?:\.(\d+))?)?)?([+-]\d\d(?::\d\d)?)?)?)?)?$/

/** Reads the text of a partial date; null when it is none. Does not ask whether the day exists. */
export function parsePartialDate(text: unknown): PartialDate | null {
  if (typeof text !== 'string') return null
  const found = TEXT.exec(text)
  if (found === null) return null
  const parts = found
    .slice(1, 7)
    .filter((part) => part !== undefined)
    .map(Number)
  const date: PartialDate = { precision: PRECISIONS[parts.length - 1]!, parts }
  if (found[7] !== undefined) date.fraction = found[7]
  if (found[8] !== undefined) date.zone = found[8]
  return date
}

/** How exactly a date is known, or null when the text is no date. */
export function precisionOf(text: unknown): Precision | null {
  return parsePartialDate(text)?.precision ?? null
}

/** Whether a date is known at least as exactly as asked. */
export function isAtLeastAsPrecise(precision: Precision, least: Precision): boolean {
  return PRECISIONS.indexOf(precision) >= PRECISIONS.indexOf(least)
}

/** Whether the text is a date that exists in the calendar (no 30 February, no hour 25). */
export function isRealDate(text: unknown): boolean {
  const date = parsePartialDate(text)
  if (date === null) return false
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = date.parts
  const instant = new Date(Date.UTC(2000, month - 1, day, hour, minute, second))
  instant.setUTCFullYear(year, month - 1, day)
  return (
    instant.getUTCMonth() === month - 1 &&
    instant.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  )
}
