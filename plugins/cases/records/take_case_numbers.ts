import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

import { caseNumber } from '#plugins/cases/numbering/case_numbering'
import { readCaseNumbering } from '#plugins/cases/records/case_numbering_rows'
import { moveCaseCounter } from '#plugins/cases/records/case_counter'
import { refuseUsedUpNumbers } from '#plugins/cases/records/refuse_used_up_numbers'

/**
 * Takes the next numbers of the project's environment. They run on without gaps, because the
 * counter is moved in the transaction that makes the cases; a number that somebody typed for an
 * earlier case is passed over. Refuses with 2207 when the numbering has no number left.
 */
export async function takeCaseNumbers(
  change: Change,
  scope: Scope,
  count: number
): Promise<string[]> {
  const numbering = await readCaseNumbering(change.trx, scope)
  const numbers: string[] = []
  while (numbers.length < count) {
    const missing = count - numbers.length
    const last = await moveCaseCounter(change, scope, missing)
    refuseUsedUpNumbers(numbering, last)
    const next = Array.from({ length: missing }, (_, at) =>
      caseNumber(numbering, last - missing + 1 + at)
    )
    const taken = await takenOf(change, scope, next)
    numbers.push(...next.filter((each) => !taken.has(each)))
  }
  return numbers
}

/**
 * Also of cases that were deleted: their numbers are not given again. A number that stands on several cases
 * stands on one that repeats none. Asked in the order of the numbers, so that PostgreSQL goes to them by the index of numbers even
 * while it thinks the table empty, when all indexes of a project look alike to it.
 */
const takenAmong = `select case_no from cases
  where repeat_of is null and project_id = :projectId and environment = :environment and case_no = any (:numbers)
    and case_no between (select min(one) from unnest(:numbers::text[]) one)
      and (select max(one) from unnest(:numbers::text[]) one)
  order by case_no`

async function takenOf(change: Change, { projectId, environment }: Scope, numbers: string[]) {
  const { rows } = (await change.trx.rawQuery(takenAmong, {
    ...{ projectId, environment },
    numbers: numbers as string[] & Date[],
  })) as { rows: { case_no: string }[] }
  return new Set(rows.map(({ case_no: caseNo }) => caseNo))
}
