import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { isUuid } from '#kernel/http/is_uuid'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import type { ImportItem, ItemOutcome } from '#plugins/e2b/exchange/import_item'

const columns = [
  'id',
  'import_id as importId',
  'position',
  'file_name as fileName',
  'entry',
  'sha256',
  'size',
  'report',
  'state',
  'verdict',
  'matches',
  'case_id as caseId',
  'unmapped',
  'schema_errors as schemaErrors',
  'header_findings as headerFindings',
  'notes',
  'code',
  'message',
]

/**
 * Each by its id: while PostgreSQL thinks the tables empty, it would else go through all cases of
 * the project for each item.
 */
const caseNo = `(select case_no from ${knownCases} as known
  where known.id = case_id and known.id = any (array[case_id])) as "caseNo"`

/** An item that nobody has read yet. */
const blank = {
  state: 'waiting',
  verdict: null,
  matches: [],
  caseId: null,
  caseNo: null,
  unmapped: 0,
  schemaErrors: [],
  headerFindings: [],
  notes: [],
  code: null,
  message: null,
} as const

const settleRows = `
  update e2b_import_items as item set state = o.state, verdict = o.verdict, matches = o.matches,
    case_id = o.case_id, unmapped = o.unmapped, schema_errors = o.schema_errors,
    header_findings = o.header_findings, notes = o.notes, code = o.code, message = o.message,
    updated_at = now()
  from jsonb_to_recordset(?::jsonb) as o(id uuid, state text, verdict text, matches jsonb,
    case_id uuid, unmapped integer, schema_errors jsonb, header_findings jsonb, notes jsonb,
    code integer, message jsonb)
  where item.id = o.id and item.id = any (?)`

/** A statement has at most 65,535 values. */
const ROWS_AT_ONCE = 1000
/** PostgreSQL may compare each item of a statement with each of its outcomes. */
const SETTLED_AT_ONCE = 200

/** An item and what became of it. */
export interface SettledItem {
  readonly item: ImportItem
  readonly outcome: ItemOutcome
}

/** The items of imports in the database. */
@inject()
export class ImportItems {
  constructor(private database: Database) {}

  /** All items of an import in the order of the upload; refuses with 1005 when there is none. */
  async list(importId: string): Promise<ImportItem[]> {
    const items = isUuid(importId) ? await this.#select({ import_id: importId }) : []
    if (items.length === 0) throw new kernelErrors.E_DATA_NOT_FOUND()
    return items
  }

  /** The next items that nobody has read yet, without those in work. */
  async waiting(
    importId: string,
    limit: number,
    inWork: readonly string[] = []
  ): Promise<ImportItem[]> {
    return this.#select({ import_id: importId, state: 'waiting' }, limit, inWork)
  }

  async get(importId: string, itemId: string): Promise<ImportItem> {
    const ids = { import_id: importId, id: itemId }
    const [item] = [importId, itemId].every(isUuid) ? await this.#select(ids) : []
    if (!item) throw new kernelErrors.E_DATA_NOT_FOUND()
    return item
  }

  /** Adds items; `report` counts from 1 within a file. */
  async add(change: Change, items: readonly NewItem[]): Promise<ImportItem[]> {
    if (items.length === 0) return []
    const { companyId, projectId, environment } = currentScope()
    const tenant = { company_id: companyId, project_id: projectId, environment }
    const named = items.map((item) => ({ ...blank, ...item, id: randomUUID() }))
    const rows = named.map(({ id, importId, fileName, entry, sha256, size, position, report }) => ({
      ...tenant,
      ...{ id, entry, sha256, size, position, report },
      import_id: importId,
      file_name: fileName,
    }))
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await change.trx.table('e2b_import_items').multiInsert(rows.slice(at, at + ROWS_AT_ONCE))
    }
    return named
  }

  /** Takes the row of an item; refuses with 1006 when somebody else decided meanwhile. */
  async lockUndecided(change: Change, { id }: ImportItem): Promise<void> {
    const row = await change.trx
      .from('e2b_import_items')
      .where({ id })
      .forUpdate()
      .select('state')
      .first()
    if (row?.state !== 'undecided') throw new kernelErrors.E_DATA_STATUS()
  }

  /** Writes what became of an item. */
  async settle(change: Change, item: ImportItem, outcome: ItemOutcome): Promise<void> {
    await this.settleMany(change, [{ item, outcome }])
  }

  /** Writes what became of items, many with one statement. */
  async settleMany(change: Change, settled: readonly SettledItem[]): Promise<void> {
    if (settled.length === 0) return
    for (const { item, outcome } of settled) {
      change.note(`${item.entry ?? item.fileName}#${item.report}`, item.state, outcome.state)
    }
    const rows = settled.map(({ item, outcome }) => ({
      id: item.id,
      state: outcome.state,
      verdict: outcome.verdict,
      matches: outcome.matches ?? [],
      case_id: outcome.caseId ?? null,
      unmapped: outcome.unmapped ?? 0,
      schema_errors: outcome.schemaErrors ?? [],
      header_findings: outcome.headerFindings ?? [],
      notes: outcome.notes ?? [],
      code: outcome.code ?? null,
      message: outcome.message ?? null,
    }))
    for (let at = 0; at < rows.length; at += SETTLED_AT_ONCE) {
      const some = rows.slice(at, at + SETTLED_AT_ONCE)
      const ids = some.map(({ id }) => id) as string[] & Date[]
      await change.trx.rawQuery(settleRows, [JSON.stringify(some), ids])
    }
  }

  async #select(
    where: Record<string, string>,
    limit = 10_000,
    except: readonly string[] = []
  ): Promise<ImportItem[]> {
    const rows = await this.database.read((trx) =>
      trx
        .from('e2b_import_items')
        .where(where)
        .whereNotIn('id', [...except])
        .select(columns)
        .select(trx.raw(caseNo))
        .orderBy('position')
        .orderBy('report')
        .limit(limit)
    )
    return rows.map((row) => ({ ...row, size: Number(row.size) }))
  }
}

export type NewItem = Pick<
  ImportItem,
  'importId' | 'position' | 'fileName' | 'entry' | 'sha256' | 'size' | 'report'
>
