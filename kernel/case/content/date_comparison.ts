import { parsePartialDate, type PartialDate } from '#kernel/case/content/partial_date'

const HOUR = 3_600_000
/** Clocks on earth differ from UTC by -12:00 to +14:00. */
const EARLIEST_ZONE = 14 * HOUR
const LATEST_ZONE = -12 * HOUR

/** The time a date may mean: `from` included, `to` excluded, milliseconds since 1970 UTC. */
export interface DateRange {
  from: number
  to: number
}

/**
 * The period that a partial date covers, read in its own zone, or, without one, in UTC.
 * Null when the text is no date.
 */
export function rangeOf(text: unknown): DateRange | null {
  const date = parsePartialDate(text)
  return date === null ? null : localRange(date, offsetOf(date) ?? 0)
}

/**
 * Compares two dates at the coarser of their precisions: -1, 0 (the same as far as is known) or 1.
 * Null when one of them is no date. Zones count only where both dates have one.
 */
export function compareDates(a: unknown, b: unknown): -1 | 0 | 1 | null {
  const left = parsePartialDate(a)
  const right = parsePartialDate(b)
  if (left === null || right === null) return null
  const [x, y] = comparableParts(left, right)
  const length = Math.min(left.parts.length, right.parts.length)
  for (let index = 0; index < length; index++) {
    if (x[index]! < y[index]!) return -1
    if (x[index]! > y[index]!) return 1
  }
  return 0
}

/**
 * Whether a date lies after `now` (milliseconds since 1970 UTC) whatever is not known of it:
 * a date without zone may be one of a place where it is already tomorrow.
 */
export function isFuture(text: unknown, now: number): boolean {
  const date = parsePartialDate(text)
  if (date === null) return false
  return localRange(date, offsetOf(date) ?? EARLIEST_ZONE).from > now
}

/** Whether a date lies before `now` whatever is not known of it. */
export function isPast(text: unknown, now: number): boolean {
  const date = parsePartialDate(text)
  if (date === null) return false
  return localRange(date, offsetOf(date) ?? LATEST_ZONE).to <= now
}

function comparableParts(left: PartialDate, right: PartialDate): [number[], number[]] {
  const [leftOffset, rightOffset] = [offsetOf(left), offsetOf(right)]
  if (leftOffset === null || rightOffset === null || leftOffset === rightOffset) {
    return [left.parts, right.parts]
  }
  return [utcParts(left, leftOffset), utcParts(right, rightOffset)]
}

function utcParts(date: PartialDate, offset: number): number[] {
  const instant = new Date(localRange(date, offset).from)
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
    instant.getUTCSeconds(),
  ]
}

function localRange({ parts, fraction }: PartialDate, offset: number): DateRange {
  const next = [...parts]
  next[next.length - 1]! += 1
  const milliseconds = fraction === undefined ? 0 : Number(`0.${fraction}`) * 1000
  return {
    from: instantOf(parts) + milliseconds - offset,
    to: instantOf(next) - offset,
  }
}

function instantOf([year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0]: number[]) {
  const instant = new Date(0)
  instant.setUTCFullYear(year, month - 1, day)
  instant.setUTCHours(hour, minute, second)
  return instant.getTime()
}

/** Offset from UTC in milliseconds, or null without a zone. */
function offsetOf({ zone }: PartialDate): number | null {
  if (zone === undefined) return null
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number)
  return (zone.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * 60_000)
}
