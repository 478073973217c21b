import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { compareDates } from '#kernel/case/content/date_comparison'
import { valueOf } from '#kernel/case/content/leaf'
import { newId } from '#kernel/database/new_id'

import type { NewInformation } from '#plugins/cases/contract/follow_ups'

/** What C.1.11.1 says of a version that takes the case back, and of one that corrects it. */
const NULLIFICATION = '1'
const AMENDMENT = '2'

/**
 * A case that is followed up: of the day on which the newer information came, made now. Its numbers and
 * the day of its first receipt stay; it corrects and takes back nothing any more.
 */
export function followedUp(
  before: CaseContent,
  { received, numbers = [] }: NewInformation,
  now: string
): CaseContent {
  const known = rowsOf(before.C_1_9_1_r)
  const added = newNumbers(known, numbers)
  const { C_1_11_1: _act, C_1_11_2: _reason, ...said } = before
  return {
    ...said,
    C_1_2: now,
    C_1_5: later(before.C_1_5, received),
    ...(added.length > 0 && { C_1_9_1: true, C_1_9_1_r: [...known, ...added] }),
  } as CaseContent
}

/** A case that is corrected without newer information: why stands in it, the day of what is known stays. */
export const amended = (before: CaseContent, reason: string, now: string): CaseContent => ({
  ...before,
  ...{ C_1_2: now, C_1_11_1: AMENDMENT, C_1_11_2: reason },
})

/** A case that is taken back. */
export const nullified = (before: CaseContent, reason: string, now: string): CaseContent => ({
  ...before,
  ...{ C_1_2: now, C_1_11_1: NULLIFICATION, C_1_11_2: reason },
})

/** What came earlier than the latest information is none that is newer. */
function later(known: CaseContent[string] | undefined, came: CaseContent[string] | undefined) {
  const [one, other] = [String(valueOf(known) ?? ''), String(valueOf(came) ?? '')]
  return one !== '' && compareDates(one, other) === 1 ? known : came
}

/** Each is a row of its own in the case, whatever the identity of its row in the report. */
const newNumbers = (known: readonly Row[], given: readonly Row[]) =>
  given
    .filter(
      ({ C_1_9_1_r_2 }) => !known.some((row) => valueOf(row.C_1_9_1_r_2) === valueOf(C_1_9_1_r_2))
    )
    .map((row) => ({ ...row, id: newId() }))

/** The rows of a group, none where there is none. */
export const rowsOf = (value: unknown): Row[] => (isRows(value) ? value : [])
