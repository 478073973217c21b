import type { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { CaseRecord, NewContent, VersionKind } from '#plugins/cases/contract'
import { caseErrors } from '#plugins/cases/errors'
import { fromUnmappedColumn, type UnmappedColumn } from '#plugins/cases/records/unmapped_column'

/** A row of `cases` joined with its latest revision, as the database gives it. */
export interface CaseRow {
  readonly id: string
  readonly case_no: string
  readonly version: number
  readonly version_kind: VersionKind
  readonly revision: number
  readonly status: string
  readonly schema_version: number
  readonly proposed: readonly string[]
  readonly owner_name: string | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly removed_at: Date | null
  readonly content: CaseRecord['content']
  readonly envelope: CaseRecord['envelope']
  readonly unmapped: UnmappedColumn
}

/** Refuses with 2602 a case that was deleted: nobody reads it, and nothing is done with it. */
export function refuseDeleted({ removed_at: removedAt }: Pick<CaseRow, 'removed_at'>): void {
  if (removedAt !== null) throw new caseErrors.E_CASE_DELETED()
}

/**
 * Turns a row into the record that the rest of the product knows, in the schema of today. Refuses with
 * 2602 a case that was deleted.
 */
export function openCase(row: CaseRow, forms: Pick<FormSchemas, 'upgradeContent'>): CaseRecord {
  refuseDeleted(row)
  return {
    id: row.id,
    caseNo: row.case_no,
    version: row.version,
    versionKind: row.version_kind,
    revision: row.revision,
    status: row.status,
    schemaVersion: row.schema_version,
    proposed: row.proposed,
    content: forms.upgradeContent(row.content, row.schema_version),
    envelope: row.envelope,
    ...fromUnmappedColumn(row.unmapped),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ownerName: row.owner_name,
  }
}

/** Fills in what a caller left out. */
export function completeContent(given: NewContent): Required<NewContent> {
  const { content, envelope = {}, unmapped = [], form = {} } = given
  return { content, envelope, unmapped, form }
}
