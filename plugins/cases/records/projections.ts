import { isDeepStrictEqual } from 'node:util'

import app from '@adonisjs/core/services/app'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Change } from '#kernel/changes/change'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { Scope } from '#kernel/tenancy/scope'

import { insertRows } from '#kernel/changes/insert_rows'
import { caseProjections, type VersionKind } from '#plugins/cases/contract'
import { caseWords } from '#plugins/cases/records/search_words'
import { typedRows, type TypedRows } from '#plugins/cases/records/typed_rows'

/** Columns of the projections that search and lists work on. */
const typedColumns: Record<keyof TypedRows, readonly string[]> = {
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
}

const typedTables = Object.keys(typedColumns) as (keyof TypedRows)[]

/** Rows of one table, and the columns that they name without those of the tenant. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly Record<string, unknown>[]
}

interface Written {
  readonly id: string
  readonly caseNo: string
  readonly versionKind: VersionKind
  readonly content: CaseContent
}

/** Makes the projections of cases, by table. */
export type Project = (cases: readonly Written[]) => TableRows[]

/**
 * The projections of contents: those that search and lists work on, and those of plugins.
 * @param caseIds of cases that were there before
 */
export async function projections(caseIds: readonly string[] = []): Promise<Project> {
  const registry = await app.container.make(PluginRegistry)
  const added = await Promise.all(
    (await registry.collect(caseProjections)).map(async ({ table, columns, reader }) => ({
      ...{ table, columns: ['case_id', ...columns] },
      read: await reader(caseIds),
    }))
  )
  return (cases) => [
    ...ownProjections(cases),
    ...added.map(({ table, columns, read }) => ({
      ...{ table, columns },
      rows: cases.flatMap(({ id, versionKind, content }) =>
        read(content, versionKind, id).map((row) => ({ case_id: id, ...row }))
      ),
    })),
  ]
}

function ownProjections(cases: readonly Written[]): TableRows[] {
  const typed = cases.map(({ id, content }) => typedRows(id, content))
  const words = cases.flatMap(({ id, caseNo, content }) =>
    caseWords(caseNo, content).map((word) => ({ case_id: id, word }))
  )
  return [
    ...typedTables.map((table) => ({
      ...{ table, columns: typedColumns[table] },
      rows: typed.flatMap((each) => each[table]),
    })),
    { table: 'case_words', columns: ['case_id', 'word'], rows: words },
  ]
}

/** By these an import knows a case that was deleted. */
const KEPT_OF_DELETED = 'case_identifiers'

/**
 * Takes the projections of a case away that is deleted, so that nothing that asks them finds it, here
 * or in another plugin. Its identifiers stay.
 */
export async function removeProjections(change: Change, caseId: string): Promise<void> {
  const project = await projections()
  for (const { table } of project([])) {
    if (table === KEPT_OF_DELETED) continue
    await change.trx.from(table).where({ case_id: caseId }).delete()
  }
}

interface Projected extends Written {
  /** Version of the catalogue that the projections were made by. */
  readonly schemaVersion: number
}

/**
 * Brings the projections of one case from one content to another. Most saves change few of them:
 * what would stay the same, as long as the catalogue does, is left alone.
 */
export async function replaceProjections(
  change: Change,
  scope: Scope,
  before: Projected,
  after: Projected
): Promise<void> {
  const project = await projections([after.id])
  const known = before.schemaVersion === after.schemaVersion ? project([before]) : []
  const changed: TableRows[] = []
  for (const [index, projection] of project([after]).entries()) {
    if (!isDeepStrictEqual(known[index]?.rows, projection.rows)) changed.push(projection)
  }
  for (const { table, columns, rows } of changed) {
    await change.trx.from(table).where({ case_id: after.id }).delete()
    await insertRows(change, table, scope, columns, rows)
  }
}
