import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import { portionsOf } from '#plugins/cases/records/at_once'
import { insertRows } from '#kernel/changes/insert_rows'
import { projections } from '#plugins/cases/records/projections'
import { selectCases, selectNextIds } from '#plugins/cases/records/read_cases'

/** Whether the current scope has a case behind that one, or any when it is null. */
export async function hasCasesBehind(trx: Reading, after: string | null): Promise<boolean> {
  return (await selectNextIds(trx, currentScope(), { after, most: 1 })).length > 0
}

/**
 * Writes the projections of the next cases of the current scope anew, from their latest revision.
 * They are locked first, so that a save of the same moment is not undone by what was there before it.
 * @param after the last case that is done, null at the beginning
 * @returns ids of the cases, in order
 */
export async function rewriteProjections(
  change: Change,
  forms: FormSchemas,
  { after, most }: { after: string | null; most: number }
): Promise<string[]> {
  const page = { after, most, lock: 'for update' } as const
  const all = await selectNextIds(change.trx, currentScope(), page)
  await writeProjections(change, forms, all)
  return all
}

/** Writes the projections of cases that the change has locked anew, from their latest revision. */
export async function writeProjections(
  change: Change,
  forms: FormSchemas,
  all: readonly string[]
): Promise<void> {
  const { trx } = change
  const scope = currentScope()
  const project = await projections(all)
  for (const ids of portionsOf(all)) {
    const cases = (await selectCases(trx, ids)).map((row) => ({
      ...{ id: row.id, caseNo: row.case_no, versionKind: row.version_kind },
      content: forms.upgradeContent(row.content, row.schema_version),
    }))
    for (const { table, columns, rows } of project(cases)) {
      await trx.from(table).whereIn('case_id', ids).delete()
      await insertRows(change, table, scope, columns, rows)
    }
  }
}
