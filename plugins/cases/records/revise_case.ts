import type { Change } from '#kernel/changes/change'
import type { Catalogue } from '#kernel/content/catalogue'
import { differences } from '#kernel/content/differences'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { NewRevision } from '#plugins/cases/contract'
import { caseErrors } from '#plugins/cases/errors'
import { completeContent, type CaseRow } from '#plugins/cases/records/case_rows'
import { revisionColumns } from '#plugins/cases/records/new_case_rows'
import { extraColumns } from '#plugins/cases/records/extra_columns'
import { insertRows } from '#plugins/cases/records/insert_rows'
import { wordLine } from '#plugins/cases/records/search_words'
import { summariseCase } from '#plugins/cases/records/summarise_case'
import { replaceProjections } from '#plugins/cases/records/projections'

/**
 * Adds a revision to a case whose row the caller has locked (`row`), notes every element that
 * changes, and keeps the typed copies in step.
 */
export async function reviseCase(
  change: Change,
  row: CaseRow,
  input: NewRevision,
  { catalogue, schemaVersion }: { catalogue: Catalogue; schemaVersion: number }
): Promise<void> {
  await refuseClosedProject(change)
  if (row.revision !== input.baseRevision) throw new caseErrors.E_CASE_CHANGED()
  const scope = currentScope()
  const actor = currentActor()
  const kept = {
    envelope: input.envelope ?? row.envelope,
    unmapped: input.unmapped ?? row.unmapped,
  }
  const { content, envelope, unmapped } = completeContent({ ...input, ...kept })
  const revision = row.revision + 1
  const version = input.newVersion ? row.version + 1 : row.version
  const extras = await extraColumns()

  for (const found of differences(row.content, content, catalogue)) {
    change.note(found.path, found.before, found.after)
  }
  if (input.newVersion) {
    change.note('version', row.version, version)
    await insertRows(
      change,
      'case_versions',
      scope,
      ['case_id', 'version', 'kind'],
      [{ case_id: row.id, version, kind: input.newVersion }]
    )
  }
  await insertRows(change, 'case_revisions', scope, revisionColumns, [
    {
      case_id: row.id,
      revision,
      version,
      schema_version: schemaVersion,
      content,
      envelope,
      unmapped,
      act: input.act,
      actor_id: actor.userId,
      actor_name: actor.name,
    },
  ])
  await change.trx
    .from('cases')
    .where({ id: row.id })
    .update({
      ...summariseCase(content),
      version,
      version_kind: input.newVersion ?? row.version_kind,
      revision,
      schema_version: schemaVersion,
      unmapped_count: unmapped.length,
      words: wordLine(row.case_no, content),
      extra: JSON.stringify(extras(content)),
      updated_at: change.trx.raw('now()'),
    })
  await replaceProjections(change, scope, { id: row.id, caseNo: row.case_no, content })
}
