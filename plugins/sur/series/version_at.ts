import type { CaseContent } from '#kernel/case/content/case_content'

import type { VersionKind } from '#plugins/cases/contract'
import type { WhyOut } from '#plugins/sur/contract/series'
import { dayInZone } from '#plugins/sur/series/day_in_zone'

/** A version of a case with what its last revision says. */
export interface VersionOfCase {
  readonly version: number
  readonly versionKind: VersionKind
  readonly revision: number
  readonly content: CaseContent
}

/** A version with the days of its receipts. */
export interface DatedVersion extends VersionOfCase {
  readonly received: string | null
  readonly recent: string | null
}

/** The version that counts at a lock point, or why none does. */
export interface VersionAtLock {
  readonly out: WhyOut | null
  readonly chosen: DatedVersion | null
  /** Those that had been received until then, the first one first. */
  readonly before: readonly DatedVersion[]
}

/**
 * Finds the version of a case as of a lock point. A case is in where it was first received (C.1.4) until
 * the end of the lock day; its version is the last one whose latest information (C.1.5, else C.1.4) was
 * received until then.
 * @param versions in their order
 * @param lockPoint yyyy-MM-dd
 */
export function versionAt(
  versions: readonly VersionOfCase[],
  lockPoint: string,
  timeZone: string
): VersionAtLock {
  const dated = versions.map((one): DatedVersion => {
    const received = dayInZone(one.content.C_1_4, timeZone)
    return { ...one, received, recent: dayInZone(one.content.C_1_5, timeZone) ?? received }
  })
  const before = dated.filter(({ recent }) => recent !== null && recent <= lockPoint)
  const chosen = before.at(-1) ?? null
  const known = chosen ?? dated[0]
  const received = known?.received ?? null
  const out =
    received === null
      ? 'no_receipt'
      : received > lockPoint
        ? 'later'
        : chosen === null
          ? 'no_version'
          : null
  return { out, chosen: out === null ? chosen : null, before: out === null ? before : [] }
}

/** The day on which the row of an event first stood: that of the earliest version which has it. */
export function sinceOf(eventId: string, before: readonly DatedVersion[]): string | null {
  const first = before.find(({ content }) => {
    const rows = content.E_i
    return Array.isArray(rows) && rows.some((row) => (row as { id?: string }).id === eventId)
  })
  return first?.recent ?? null
}
