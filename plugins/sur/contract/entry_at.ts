import type { Words } from '#kernel/language/words'

import type { Register, RegisterValues } from '#plugins/sur/contract/register'
import { textsOf } from '#plugins/sur/contract/text_of_value'

/** What a row of a register said from a day on. */
export interface EntryVersion {
  /** 1 for the first. */
  readonly seq: number
  readonly values: RegisterValues
  /** The day from which it is valid, yyyy-MM-dd. */
  readonly validFrom: string
  /** The day on which the row ended, yyyy-MM-dd; null while it goes on. */
  readonly closedOn: string | null
}

/** What a row is to a report: it was not in the last one, says something else, or ended. */
export type EntryMark = 'new' | 'changed' | 'ended'

/** A row of a register as of the lock point of a report. */
export interface SeriesEntry {
  readonly id: string
  readonly seq: number
  readonly values: RegisterValues
  /** The values as people read them. */
  readonly texts: Readonly<Record<string, Words>>
  /** The first day on which the row was valid. */
  readonly since: string
  /** The day on which it ended by the lock point; null where it had not. */
  readonly closedOn: string | null
  readonly mark: EntryMark | null
}

interface AsOf {
  /** First day of the interval and the lock day, yyyy-MM-dd. */
  readonly start: string
  readonly lockPoint: string
  /** Rows of the report before by their ids; undefined where nothing is known of them. */
  readonly before?: ReadonlyMap<string, SeriesEntry>
}

/**
 * A row as of a lock point: what the last of its versions says that is valid from the lock day or a day
 * before it; null where none is. An end after the lock day is not known yet. A row is new where the report
 * before does not have it; where nothing is known of that report, where it is valid from a day of the
 * interval on.
 * @param versions in their order
 */
export function entryAt(
  register: Register,
  id: string,
  versions: readonly EntryVersion[],
  { start, lockPoint, before }: AsOf
): SeriesEntry | null {
  const known = versions.filter(({ validFrom }) => validFrom <= lockPoint)
  const holds = known.at(-1)
  if (!holds) return null
  const { seq, values } = holds
  const since = known.map(({ validFrom }) => validFrom).toSorted()[0]!
  const closedOn = holds.closedOn !== null && holds.closedOn <= lockPoint ? holds.closedOn : null
  const earlier = versions.findLast(({ validFrom }) => validFrom < start)
  const was = before ? before.get(id) : earlier && { ...earlier, closedOn: endedBy(earlier, start) }
  const mark =
    was === undefined
      ? 'new'
      : closedOn !== null && was.closedOn === null
        ? 'ended'
        : textOf(was.values) === textOf(values)
          ? null
          : 'changed'
  return { ...{ id, seq, values, since, closedOn, mark }, texts: textsOf(register, values) }
}

const endedBy = ({ closedOn }: EntryVersion, start: string): string | null =>
  closedOn !== null && closedOn < start ? closedOn : null

const textOf = (values: RegisterValues): string =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Whether a row was valid on a day of the interval: one that ended before it is no longer told. */
export const isOfInterval = ({ closedOn }: Pick<SeriesEntry, 'closedOn'>, start: string): boolean =>
  closedOn === null || closedOn >= start
