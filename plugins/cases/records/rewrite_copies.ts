import type { Change } from '#kernel/changes/change'
import type { CaseContent } from '#kernel/content/case_content'
import type { Reading } from '#kernel/database/database'
import type { FormSchemas } from '#kernel/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import { insertRows } from '#plugins/cases/records/insert_rows'
import { projections } from '#plugins/cases/records/projections'

/** Whether the current scope has a case behind that one, or any when it is null. */
export async function hasCasesBehind(trx: Reading, after: string | null): Promise<boolean> {
  const { projectId, environment } = currentScope()
  const cases = trx.from('cases').where({ project_id: projectId, environment })
  if (after !== null) cases.where('id', '>', after)
  return (await cases.select('id').first()) !== null
}

interface Row {
  readonly id: string
  readonly case_no: string
  readonly content: CaseContent
  readonly schema_version: number
}

/** Locked, so that a save of the same moment is not undone by what was there before it. */
const NEXT = `
  SELECT cases.id, case_no, content, case_revisions.schema_version
  FROM cases JOIN case_revisions
    ON case_id = cases.id AND case_revisions.revision = cases.revision
  WHERE cases.project_id = ? AND cases.environment = ? AND (?::uuid IS NULL OR cases.id > ?::uuid)
  ORDER BY cases.id LIMIT ? FOR UPDATE OF cases`

/**
 * Writes the typed copies of the next cases of the current scope anew, from their latest revision.
 * @param after the last case that is done, null at the beginning
 * @returns ids of the cases, in order
 */
export async function rewriteCopies(
  change: Change,
  forms: FormSchemas,
  { after, most }: { after: string | null; most: number }
): Promise<string[]> {
  const scope = currentScope()
  const { rows } = (await change.trx.rawQuery(NEXT, [
    ...[scope.projectId, scope.environment, after as string, after as string, most],
  ])) as { rows: Row[] }
  const ids = rows.map(({ id }) => id)
  const project = await projections()
  const cases = rows.map(({ id, case_no: caseNo, content, schema_version: version }) => ({
    ...{ id, caseNo, content: forms.upgradeContent(content, version) },
  }))
  for (const { table, columns, rows: copies } of project(cases)) {
    await change.trx.from(table).whereIn('case_id', ids).delete()
    await insertRows(change, table, scope, columns, copies)
  }
  return ids
}
