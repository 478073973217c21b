import type { Change } from '#kernel/changes/change'
import type { CaseContent } from '#kernel/content/case_content'
import type { Scope } from '#kernel/tenancy/scope'

import { insertRows } from '#plugins/cases/records/insert_rows'
import { caseWords } from '#plugins/cases/records/search_words'
import { typedRows, type TypedRows } from '#plugins/cases/records/typed_rows'

/** Typed copies of the content and their columns. */
export const projectionColumns: Record<keyof TypedRows | 'case_words', readonly string[]> = {
  case_events: [
    'case_id',
    'row_id',
    'position',
    'reported',
    'meddra_version',
    'meddra_code',
    'serious',
    'started',
    'ended',
    'outcome',
    'country',
  ],
  case_drugs: ['case_id', 'row_id', 'position', 'role', 'name', 'action_taken'],
  case_assessments: [
    'case_id',
    'row_id',
    'position',
    'drug_row_id',
    'event_row_id',
    'source',
    'method',
    'result',
  ],
  case_identifiers: ['case_id', 'element', 'value'],
  case_words: ['case_id', 'word'],
}

const tables = Object.keys(projectionColumns) as (keyof typeof projectionColumns)[]

interface Written {
  readonly id: string
  readonly caseNo: string
  readonly content: CaseContent
}

/** The typed copies of cases, by table. */
export function projectionRows(
  cases: readonly Written[]
): Record<keyof typeof projectionColumns, Record<string, unknown>[]> {
  const rows: ReturnType<typeof projectionRows> = {
    case_events: [],
    case_drugs: [],
    case_assessments: [],
    case_identifiers: [],
    case_words: [],
  }
  for (const { id, caseNo, content } of cases) {
    const typed = typedRows(id, content)
    for (const table of Object.keys(typed) as (keyof TypedRows)[]) rows[table].push(...typed[table])
    for (const word of caseWords(caseNo, content)) rows.case_words.push({ case_id: id, word })
  }
  return rows
}

/** Replaces the typed copies of one case. */
export async function replaceProjections(
  change: Change,
  scope: Scope,
  written: Written
): Promise<void> {
  for (const table of tables) await change.trx.from(table).where({ case_id: written.id }).delete()
  const rows = projectionRows([written])
  for (const table of tables) {
    await insertRows(change, table, scope, projectionColumns[table], rows[table])
  }
}
