import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import type { FormSchemas } from '#kernel/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import { portionsOf } from '#plugins/cases/records/at_once'
import { insertRows } from '#plugins/cases/records/insert_rows'
import { projections } from '#plugins/cases/records/projections'
import { selectCases, selectNextIds } from '#plugins/cases/records/read_cases'

/** Whether the current scope has a case behind that one, or any when it is null. */
export async function hasCasesBehind(trx: Reading, after: string | null): Promise<boolean> {
  return (await selectNextIds(trx, currentScope(), { after, most: 1 })).length > 0
}

/**
 * Writes the typed copies of the next cases of the current scope anew, from their latest revision.
 * They are locked first, so that a save of the same moment is not undone by what was there before it.
 * @param after the last case that is done, null at the beginning
 * @returns ids of the cases, in order
 */
export async function rewriteCopies(
  change: Change,
  forms: FormSchemas,
  { after, most }: { after: string | null; most: number }
): Promise<string[]> {
  const { trx } = change
  const scope = currentScope()
  const all = await selectNextIds(trx, scope, { after, most, lock: 'for update' })
  const project = await projections()
  for (const ids of portionsOf(all)) {
    const cases = (await selectCases(trx, ids)).map((row) => ({
      ...{ id: row.id, caseNo: row.case_no },
      content: forms.upgradeContent(row.content, row.schema_version),
    }))
    for (const { table, columns, rows } of project(cases)) {
      await trx.from(table).whereIn('case_id', ids).delete()
      await insertRows(change, table, scope, columns, rows)
    }
  }
  return all
}
