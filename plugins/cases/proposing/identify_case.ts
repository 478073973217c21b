import type { CaseContent } from '#kernel/case/content/case_content'
import { type Leaf, valueOf } from '#kernel/case/content/leaf'
import { placedMomentText } from '#kernel/fields/moment_text'
import type { HasTimeZone } from '#kernel/fields/today'

import { rowsOf, seriousnessOf } from '#plugins/cases/records/content_readers'

/** What a project knows of every case that is booked in. */
export interface Known {
  readonly project: HasTimeZone
  /** How its reports are named: `{country}-{sender}-{number}`. */
  readonly pattern: string
  /** Under which it sends; null while it has none. */
  readonly sender: string | null
  /** Milliseconds since 1970 UTC. */
  readonly now: number
}

/**
 * The number under which the project reports a case (C.1.1, C.1.8.1): country of the primary source,
 * else of the event, else of the sender. Nothing while a part of it is unknown.
 */
export function reportIdentifier(
  content: CaseContent,
  caseNo: string,
  { pattern, sender }: Known
): string | undefined {
  const country = countryOf(content)
  const parts: Record<string, string | null | undefined> = { country, sender, number: caseNo }
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (names.some((name) => !parts[name])) return undefined
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name]!)
}

/** The first that is a code of ISO 3166-1; a country that is masked is none. */
function countryOf(content: CaseContent): string | undefined {
  const reporters = rowsOf(content, 'C_2_r')
  const primary = reporters.find(({ C_2_r_5 }) => valueOf(C_2_r_5) === '1') ?? reporters[0]
  const events = rowsOf(content, 'E_i').map(({ E_i_9 }) => E_i_9)
  return [primary?.C_2_r_3, ...events, content.C_3_4_5]
    .map((leaf) => String(valueOf(leaf) ?? ''))
    .find((code) => /^[A-Z]{2}$/.test(code))
}

/**
 * What follows from what the report says and from the moment: when the case was made (C.1.2), the day
 * of its latest information (C.1.5), whether it is expedited (C.1.7), and who sent it first (C.1.8.2).
 */
export function followingFrom(content: CaseContent, { project, now }: Known): Record<string, Leaf> {
  const seriousness = seriousnessOf(content)
  const isRegulator = valueOf(content.C_3_1) === '2'
  return {
    C_1_2: creationDate(project, now),
    ...(content.C_1_4 !== undefined && { C_1_5: content.C_1_4 as Leaf }),
    ...(seriousness !== null && { C_1_7: seriousness !== 'not_serious' }),
    C_1_8_2: isRegulator ? '1' : '2',
  }
}

/** When a case is made or followed up (C.1.2): to the second, with the distance from UTC, 2026-11-18T17:41:07+08:00. */
export function creationDate({ timeZone }: HasTimeZone, now = Date.now()): string {
  const [day, time, distance] = placedMomentText(timeZone, now).split(' ') as [
    string,
    string,
    string,
  ]
  return `${day}T${time}${distance.replace('UTC', '') || '+00:00'}`
}
