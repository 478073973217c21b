import type { OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { NewCase } from '#plugins/cases/contract'
import { completeContent } from '#plugins/cases/records/case_rows'
import { extraColumns } from '#plugins/cases/records/extra_columns'
import { insertRows } from '#plugins/cases/records/insert_rows'
import { caseColumns, caseTables, newCaseRows } from '#plugins/cases/records/new_case_rows'
import { takeCaseNumbers } from '#plugins/cases/records/take_case_numbers'

/**
 * Writes new cases with their first version and revision, typed copies and a line of the trail
 * each, with a handful of statements however many there are.
 */
export async function createCases(
  open: OpenChange,
  cases: readonly NewCase[],
  schemaVersion: number
) {
  if (cases.length === 0) return []
  const scope = currentScope()
  const making = { actor: currentActor(), schemaVersion, extras: await extraColumns() }
  const made = cases.map((each) => ({ act: each.act, ...completeContent(each), id: newId() }))
  const changes = made.map(({ id, act, content }) => {
    const change = open({ name: act, subject: { type: 'case', id } })
    change.note('', undefined, content)
    return change
  })
  const change = changes[0]
  const numbers = await takeCaseNumbers(change, scope, made.length)
  const numbered = made.map((each, index) => ({ ...each, caseNo: numbers[index] }))
  const rows = newCaseRows(numbered, making)
  for (const table of caseTables) {
    await insertRows(change, table, scope, caseColumns[table], rows[table])
  }
  return numbered.map(({ id, caseNo }) => ({ id, caseNo }))
}
