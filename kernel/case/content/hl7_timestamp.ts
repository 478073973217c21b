import { parsePartialDate } from '#kernel/case/content/partial_date'

/**
 * HL7 V3 data type TS: CCYYMMDDhhmmss.UUUU[+|-ZZzz], cut at the right to what is known
 * (E2B(R3) implementation guide, section 3.3.3). The offset is written with a time only.
 */
const TIMESTAMP =
  /^(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(\.\d+)?)?)?([+-]\d\d(?:\d\d)?)?)?)?)?$/

/**
 * Turns a time stamp of a message into a partial date, keeping precision, fraction and zone.
 * Text that is no time stamp comes back unchanged, so that nothing is lost.
 */
export function fromTimestamp(text: string): string {
  const found = TIMESTAMP.exec(text)
  if (found === null) return text
  const [, year, month, day, hour, minute, second, fraction = '', zone = ''] = found
  const date = [year, month, day].filter((part) => part !== undefined).join('-')
  if (hour === undefined) return date
  const time = [hour, minute, second].filter((part) => part !== undefined).join(':')
  return `${date}T${time}${fraction}${zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`
}

/** Turns a partial date into a time stamp; text that is no partial date comes back unchanged. */
export function toTimestamp(text: string): string {
  if (parsePartialDate(text) === null) return text
  const [, date = '', time = '', zone = ''] = /^([\d-]+)(?:T([\d:.]+)([+-][\d:]+)?)?$/.exec(text)!
  return date.replaceAll('-', '') + time.replaceAll(':', '') + zone.replaceAll(':', '')
}
