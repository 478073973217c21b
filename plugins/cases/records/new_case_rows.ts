import type { Change } from '#kernel/changes/change'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Actor } from '#kernel/tenancy/actor'

import type { NewCase, NewContent } from '#plugins/cases/contract'
import type { CaseHappenings } from '#plugins/cases/contract/reactions'
import { toUnmappedColumn } from '#plugins/cases/records/unmapped_column'
import type { ProjectedValues } from '#plugins/cases/records/column_values'
import { wordLine } from '#plugins/cases/records/search_words'
import { summaryColumns, summaryRow } from '#plugins/cases/records/summarise_case'
import type { Project, TableRows } from '#plugins/cases/records/projections'

export const revisionColumns =
  'case_id revision version schema_version content envelope unmapped act actor_id actor_name'.split(
    ' '
  )

/** Columns that are written of a new case, without those of the tenant. */
const caseColumns = [
  ...['id', 'case_no', 'repeat_of', 'version', 'version_kind', 'revision', 'status'],
  ...['schema_version', 'proposed', ...summaryColumns, 'unmapped_count', 'words', 'extra'],
  ...['owner_id', 'owner_name'],
]

export interface NumberedCase extends Required<NewContent> {
  readonly id: string
  readonly caseNo: string
  readonly repeatOf?: string
  /** Keys of elements of its content. */
  readonly proposed?: readonly string[]
  readonly act: NewCase['act']
}

export interface Making {
  readonly actor: Actor
  readonly schemaVersion: number
  /** Where new cases stand in their process. */
  readonly status: string
  /** Reads what is kept for the columns that plugins add to the list. */
  readonly readProjected: (content: CaseContent) => ProjectedValues
  readonly project: Project
}

/**
 * Everything that new cases are in the tables, in the order in which it is written: first version,
 * first revision, projections.
 */
export function newCaseRows(
  cases: readonly NumberedCase[],
  { actor, schemaVersion, status, readProjected, project }: Making
): TableRows[] {
  return [
    { table: 'cases', columns: caseColumns, rows: cases.map(caseRow) },
    {
      ...{ table: 'case_versions', columns: ['case_id', 'version', 'kind'] },
      rows: cases.map(({ id }) => ({ case_id: id, version: 1, kind: 'first' })),
    },
    { table: 'case_revisions', columns: revisionColumns, rows: cases.map(revisionRow) },
    ...project(cases),
  ]

  function caseRow({ id, caseNo, repeatOf, content, unmapped, proposed = [] }: NumberedCase) {
    return {
      id,
      case_no: caseNo,
      repeat_of: repeatOf ?? null,
      version: 1,
      version_kind: 'first',
      revision: 1,
      status,
      schema_version: schemaVersion,
      proposed: `{${proposed.join(',')}}`,
      ...summaryRow(content),
      unmapped_count: unmapped.length,
      words: wordLine(caseNo, content),
      extra: readProjected(content),
      owner_id: actor.userId,
      owner_name: actor.name,
    }
  }

  function revisionRow({ id, act, content, envelope, unmapped, form }: NumberedCase) {
    return {
      case_id: id,
      revision: 1,
      version: 1,
      schema_version: schemaVersion,
      content,
      envelope,
      unmapped: toUnmappedColumn(unmapped, form),
      act,
      actor_id: actor.userId,
      actor_name: actor.name,
    }
  }
}

/** The same cases for those that react to them, each with the change that makes it. */
export function madeCases(
  cases: readonly NumberedCase[],
  changes: readonly Change[],
  { actor: { userId, name }, status }: Making
): CaseHappenings['made'] {
  const at = new Date().toISOString()
  const owner = userId === null ? null : { id: userId, name }
  return cases.map(({ id, caseNo, content }, index) => ({
    change: changes[index]!,
    after: { id, caseNo, version: 1, revision: 1, status, owner, content, at },
  }))
}
