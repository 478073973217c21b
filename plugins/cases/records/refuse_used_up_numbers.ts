import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import type { SavedNumbering } from '#plugins/cases/records/case_numbering_rows'

/**
 * Refuses with 2207 a running number that is wider than the numbering says (CASENO-03, CASENO-05): it
 * would be of another numbering than the one that somebody chose. Nothing is lost: no number is used
 * up, and the same case comes in once there are more digits. The usual numbering, which nobody chose,
 * simply grows.
 * @param last running number that is asked for
 */
export function refuseUsedUpNumbers({ digits, revision }: SavedNumbering, last: number): void {
  if (revision === 0 || String(last).length <= digits) return
  throw new caseErrors.E_CASE_NUMBERING({ detail: usedUp(digits), rule: 'CASENO-05' })
}

const usedUp = (digits: number) =>
  wording(digits === 1 ? 'refuse_used_up_numbers.one_digit' : 'refuse_used_up_numbers.digits', {
    digits,
  })
