import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

import type { NewCase } from '#plugins/cases/contract'
import { completeContent } from '#plugins/cases/records/case_rows'
import { projectedValuesReader } from '#plugins/cases/records/column_values'
import { insertRows } from '#kernel/changes/insert_rows'
import { madeCases, type Making, newCaseRows } from '#plugins/cases/records/new_case_rows'
import { projections } from '#plugins/cases/records/projections'
import { react } from '#plugins/cases/records/reactions'
import { withProposals } from '#plugins/cases/records/with_proposals'
import { type SettledNumber, settleCaseNumber } from '#plugins/cases/records/settle_case_number'
import { takeCaseNumbers } from '#plugins/cases/records/take_case_numbers'
import { takePlaces } from '#plugins/cases/records/take_places'

/**
 * Writes new cases with their first version and revision, projections and a line of the trail
 * each, with a handful of statements however many there are, and does what must follow.
 */
export async function createCases(
  open: OpenChange,
  cases: readonly NewCase[],
  how: Pick<Making, 'schemaVersion' | 'status'>
) {
  if (cases.length === 0) return []
  const scope = currentScope()
  const making = {
    ...{ actor: currentActor(), ...how },
    ...{ readProjected: await projectedValuesReader(), project: await projections() },
  }
  const made = cases.map((each) => ({ ...each, ...completeContent(each), id: newId() }))
  const changes = made.map(({ id, act, reason }) =>
    open({ name: act, reason, subject: { type: 'case', id } })
  )
  const change = changes[0]
  await takePlaces(change, scope, made.length)
  const numbered = (await numberCases(change, scope, made)).map(withProposals)
  for (const [at, { content }] of numbered.entries()) changes[at].note('', undefined, content)
  for (const { table, columns, rows } of newCaseRows(numbered, making)) {
    await insertRows(change, table, scope, columns, rows)
  }
  await react('made', change.trx, madeCases(numbered, changes, making))
  return numbered.map(({ id, caseNo }) => ({ id, caseNo }))
}

/** Gives each case the number that was chosen for it, else the next one. */
async function numberCases<Made extends Pick<NewCase, 'number'>>(
  change: Change,
  scope: Scope,
  made: readonly Made[]
) {
  const settled: SettledNumber[] = []
  for (const { number } of made) {
    settled.push(number ? await settleCaseNumber(change, scope, number) : {})
  }
  const missing = settled.filter(({ caseNo }) => caseNo === undefined).length
  const next = await takeCaseNumbers(change, scope, missing)
  return made.map((each, at) => ({
    ...each,
    ...settled[at],
    caseNo: settled[at].caseNo ?? next.shift()!,
  }))
}
