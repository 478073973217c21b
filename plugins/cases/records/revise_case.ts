import type { Change } from '#kernel/changes/change'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { differences } from '#kernel/case/content/differences'
import { sameLeaf } from '#kernel/case/content/leaf'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseRecord, NewRevision } from '#plugins/cases/contract'
import { completeContent } from '#plugins/cases/records/case_rows'
import { toUnmappedColumn } from '#plugins/cases/records/unmapped_column'
import { revisionColumns } from '#plugins/cases/records/new_case_rows'
import { projectedValuesReader } from '#plugins/cases/records/column_values'
import { insertRows } from '#kernel/changes/insert_rows'
import { wordLine } from '#plugins/cases/records/search_words'
import { summaryRow } from '#plugins/cases/records/summarise_case'
import { replaceProjections } from '#plugins/cases/records/projections'

/**
 * Adds a revision to a case that the change has locked, notes every element that changes, and keeps
 * the projections in step.
 * @returns the case as it stands then, put together from what is written, before anybody reacts to it
 */
export async function reviseCase(
  change: Change,
  before: CaseRecord,
  input: NewRevision,
  { catalogue, schemaVersion }: { catalogue: Catalogue; schemaVersion: number }
): Promise<CaseRecord> {
  await refuseClosedProject(change)
  const scope = currentScope()
  const actor = currentActor()
  const { id, caseNo } = before
  const unchanged = input.unmapped ? {} : { unmapped: before.unmapped, form: before.form }
  const { content, envelope, unmapped, form } = completeContent({
    ...input,
    ...unchanged,
    envelope: input.envelope ?? before.envelope,
  })
  const revision = before.revision + 1
  const version = input.newVersion ? before.version + 1 : before.version
  const versionKind = input.newVersion ?? before.versionKind
  const readProjected = await projectedValuesReader()
  const proposed = before.proposed.filter(
    (key) => !input.accepts?.includes(key) && sameLeaf(before.content[key], content[key])
  )

  for (const found of differences(before.content, content, catalogue)) {
    change.note(found.path, found.before, found.after)
  }
  if (input.newVersion) {
    change.note('version', before.version, version)
    await insertRows(
      change,
      'case_versions',
      scope,
      ['case_id', 'version', 'kind'],
      [{ case_id: id, version, kind: input.newVersion }]
    )
  }
  await insertRows(change, 'case_revisions', scope, revisionColumns, [
    {
      case_id: id,
      revision,
      version,
      schema_version: schemaVersion,
      content,
      envelope,
      unmapped: toUnmappedColumn(unmapped, form),
      act: change.act.name,
      actor_id: actor.userId,
      actor_name: actor.name,
    },
  ])
  const [{ updated_at: updatedAt, owner_name: ownerName }] = await change.trx
    .from('cases')
    .where({ id })
    .update({
      ...summaryRow(content),
      version,
      version_kind: versionKind,
      revision,
      schema_version: schemaVersion,
      proposed,
      unmapped_count: unmapped.length,
      words: wordLine(caseNo, content),
      extra: JSON.stringify(readProjected(content)),
      updated_at: change.trx.raw('now()'),
    })
    .returning(['updated_at', 'owner_name'])
  await replaceProjections(change, scope, before, { id, caseNo, content, schemaVersion })
  return {
    ...before,
    ...{ version, versionKind, revision, schemaVersion, proposed },
    ...{ content, envelope, unmapped, form },
    ...{ updatedAt: updatedAt.toISOString(), ownerName },
  }
}
