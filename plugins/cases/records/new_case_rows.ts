import type { CaseContent } from '#kernel/content/case_content'
import type { Actor } from '#kernel/tenancy/actor'

import type { NewCase, NewContent } from '#plugins/cases/contract'
import { wordLine } from '#plugins/cases/records/search_words'
import { FIRST_STATUS } from '#plugins/cases/records/statuses'
import { summariseCase } from '#plugins/cases/records/summarise_case'
import { projectionColumns, projectionRows } from '#plugins/cases/records/write_projections'

export const revisionColumns =
  'case_id revision version schema_version content envelope unmapped act actor_id actor_name'.split(
    ' '
  )

/** The tables of cases and the columns that are written of each, without those of the tenant. */
export const caseColumns = {
  cases:
    'id case_no repeat_of version version_kind revision status schema_version safety_report_id worldwide_id report_type first_received last_received seriousness country subject product reaction event_count drug_count unmapped_count words extra owner_id owner_name'.split(
      ' '
    ),
  case_versions: ['case_id', 'version', 'kind'],
  case_revisions: revisionColumns,
  ...projectionColumns,
} as const satisfies Record<string, readonly string[]>

export type CaseTable = keyof typeof caseColumns

/** In the order in which they are written. */
export const caseTables = Object.keys(caseColumns) as CaseTable[]

export interface NumberedCase extends Required<NewContent> {
  readonly id: string
  readonly caseNo: string
  readonly repeatOf?: string
  readonly act: NewCase['act']
}

export interface Making {
  readonly actor: Actor
  readonly schemaVersion: number
  /** Reads the columns that plugins add to the list. */
  readonly extras: (content: CaseContent) => Record<string, string>
}

type Rows = Record<string, unknown>[]

/** Everything that new cases are in the tables: first version, first revision, typed copies. */
export function newCaseRows(
  cases: readonly NumberedCase[],
  { actor, schemaVersion, extras }: Making
): Record<CaseTable, Rows> {
  return {
    cases: cases.map(({ id, caseNo, repeatOf, content, unmapped }) => ({
      id,
      case_no: caseNo,
      repeat_of: repeatOf ?? null,
      version: 1,
      version_kind: 'first',
      revision: 1,
      status: FIRST_STATUS,
      schema_version: schemaVersion,
      ...summariseCase(content),
      unmapped_count: unmapped.length,
      words: wordLine(caseNo, content),
      extra: extras(content),
      owner_id: actor.userId,
      owner_name: actor.name,
    })),
    case_versions: cases.map(({ id }) => ({ case_id: id, version: 1, kind: 'first' })),
    case_revisions: cases.map(({ id, act, content, envelope, unmapped }) => ({
      case_id: id,
      revision: 1,
      version: 1,
      schema_version: schemaVersion,
      content,
      envelope,
      unmapped,
      act,
      actor_id: actor.userId,
      actor_name: actor.name,
    })),
    ...projectionRows(cases),
  }
}
