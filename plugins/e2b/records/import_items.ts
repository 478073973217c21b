import { inject } from '@adonisjs/core'

import type { BatchItem } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { Batches } from '#kernel/batches/batches'
import { knownBatches, knownBatchItems } from '#kernel/batches/views'
import type { Change } from '#kernel/changes/change'
import { Database, type Reading } from '#kernel/database/database'
import { isUuid } from '#kernel/http/is_uuid'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import type { ImportItem, ItemOutcome } from '#plugins/e2b/exchange/import_item'

const columns = [
  'own.id',
  'item.batch_id as importId',
  'item.position',
  'item.part as report',
  'item.state',
  'item.verdict',
  'item.code',
  'item.sentence as message',
  'item.made as caseId',
  'file_name as fileName',
  'entry',
  'sha256',
  'size',
  'matches',
  'unmapped',
  'schema_errors as schemaErrors',
  'header_findings as headerFindings',
  'notes',
  'follows',
  'brings',
]

/**
 * Each by its id: while PostgreSQL thinks the tables empty, it would else go through all cases of
 * the project for each item.
 */
const caseNo = `(select case_no from ${knownCases} as known
  where known.id = item.made and known.id = any (array[item.made])) as "caseNo"`

/** How the chain of the case ends that an item is believed to follow up, and where it stands. */
const followed = `(select jsonb_build_object('version', version, 'versionKind', version_kind,
    'status', status)
  from ${knownCases} as known
  where known.id = own.follows and known.id = any (array[own.follows])) as "followed"`

/** When the import of an item began. */
const begunAt = `(select started_at from ${knownBatches} as begun where begun.id = item.batch_id) as "at"`

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
  at: null,
  follows: null,
  brings: null,
  followed: null,
} as const

const settleRows = `
  update e2b_import_items as item set matches = o.matches, unmapped = o.unmapped,
    schema_errors = o.schema_errors, header_findings = o.header_findings, notes = o.notes,
    follows = o.follows, brings = o.brings
  from jsonb_to_recordset(?::jsonb) as o(id uuid, matches jsonb, unmapped integer,
    schema_errors jsonb, header_findings jsonb, notes jsonb, follows uuid, brings text)
  where item.id = o.id and item.id = any (?)`

/** A statement has at most 65,535 values. */
const ROWS_AT_ONCE = 1000
/** PostgreSQL may compare each item of a statement with each of its outcomes. */
const SETTLED_AT_ONCE = 200
const MOST_WAITING = 1000

/** An item and what became of it. */
export interface SettledItem {
  readonly item: ImportItem
  readonly outcome: ItemOutcome
}

/** A file of an import, as it came. */
export type ImportedFile = Pick<ImportItem, 'fileName' | 'entry' | 'sha256' | 'size'>

/**
 * The items of imports: how far each is and what it became stands with its batch, what is said of the
 * file and of its report here.
 */
@inject()
export class ImportItems {
  constructor(
    private database: Database,
    private batches: Batches,
    private items: BatchItems
  ) {}

  /** All items of an import in the order of the upload; refuses with 1005 when there is none. */
  async list(importId: string): Promise<ImportItem[]> {
    const items = isUuid(importId) ? await this.#select({ 'item.batch_id': importId }) : []
    if (items.length === 0) throw new kernelErrors.E_DATA_NOT_FOUND()
    return items
  }

  /** What is known of some items of a batch, in their order. */
  async of(items: readonly BatchItem[]): Promise<ImportItem[]> {
    const found = await this.database.read((trx) =>
      select(trx).whereIn(
        'own.id',
        items.map(({ id }) => id)
      )
    )
    return items.map(({ id }) => plain(found.find((row) => row.id === id)!))
  }

  async get(importId: string, itemId: string): Promise<ImportItem> {
    const ids = { 'item.batch_id': importId, 'own.id': itemId }
    const [item] = [importId, itemId].every(isUuid) ? await this.#select(ids) : []
    if (!item) throw new kernelErrors.E_DATA_NOT_FOUND()
    return item
  }

  /** Those that wait to follow up a case of the current scope, the first that came first. */
  async following(caseId: string): Promise<ImportItem[]> {
    const rows = await this.database.read((trx) =>
      select(trx)
        .where({ 'own.follows': caseId, 'item.state': 'undecided' })
        .orderByRaw('"at"')
        .orderBy(['item.batch_id', 'item.position', 'item.part'])
    )
    return rows.map(plain)
  }

  /** Those that wait to follow up any case of the current scope; a thousand at most. */
  async allFollowing(): Promise<ImportItem[]> {
    const rows = await this.database.read((trx) =>
      select(trx).whereNotNull('own.follows').where('item.state', 'undecided').limit(MOST_WAITING)
    )
    return rows.map(plain)
  }

  /** What was imported into a case of the current scope last; null where nothing was. */
  async lastImported(caseId: string): Promise<ImportItem | null> {
    const rows = await this.database.read((trx) =>
      select(trx)
        .where({ 'item.made': caseId, 'item.state': 'done' })
        .orderBy('item.settled_at', 'desc')
        .limit(1)
    )
    return rows[0] ? plain(rows[0]) : null
  }

  /** Notes the files of an import, one for each item of its batch. */
  async add(
    change: Change,
    items: readonly BatchItem[],
    files: readonly ImportedFile[]
  ): Promise<ImportItem[]> {
    const { companyId, projectId, environment } = currentScope()
    const tenant = { company_id: companyId, project_id: projectId, environment }
    const rows = items.map(({ id }, at) => {
      const { fileName, entry, sha256, size } = files[at]!
      return { id, ...tenant, entry, sha256, size, file_name: fileName }
    })
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await change.trx.table('e2b_import_items').multiInsert(rows.slice(at, at + ROWS_AT_ONCE))
    }
    return items.map(({ id, batchId, position, part }, at) => {
      const { fileName, entry, sha256, size } = files[at]!
      const place = { id, importId: batchId, position, report: part }
      return { ...blank, ...place, fileName, entry, sha256, size }
    })
  }

  /** Adds the further reports of a file, whose import is held: `report` counts from 1 within a file. */
  async addReports(change: Change, item: ImportItem, reports: readonly number[]) {
    const place = { batchId: item.importId, position: item.position }
    const added = await this.batches.addParts(change, place, reports)
    return this.add(
      change,
      added,
      added.map(() => item)
    )
  }

  /** Takes the row of an item; refuses with 1006 when somebody else decided meanwhile. */
  async lockUndecided(change: Change, { id }: ImportItem): Promise<void> {
    if ((await this.items.lock(change, id)) !== 'undecided') throw new kernelErrors.E_DATA_STATUS()
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
    await this.items.settle(
      change,
      settled.map(({ item: { id }, outcome: { state, verdict, code, message, caseId } }) => ({
        ...{ id, state, verdict, code, sentence: message, made: caseId },
      }))
    )
    const rows = settled.map(({ item, outcome }) => ({
      id: item.id,
      matches: outcome.matches ?? [],
      unmapped: outcome.unmapped ?? 0,
      schema_errors: outcome.schemaErrors ?? [],
      header_findings: outcome.headerFindings ?? [],
      notes: outcome.notes ?? [],
      ...{ follows: outcome.follows ?? null, brings: outcome.brings ?? null },
    }))
    for (let at = 0; at < rows.length; at += SETTLED_AT_ONCE) {
      const some = rows.slice(at, at + SETTLED_AT_ONCE)
      const ids = some.map(({ id }) => id) as string[] & Date[]
      await change.trx.rawQuery(settleRows, [JSON.stringify(some), ids])
    }
  }

  async #select(where: Record<string, string>): Promise<ImportItem[]> {
    const rows = await this.database.read((trx) =>
      select(trx).where(where).orderBy('item.position').orderBy('item.part').limit(10_000)
    )
    return rows.map(plain)
  }
}

function select(trx: Reading) {
  return trx
    .from(`${knownBatchItems} as item`)
    .join('e2b_import_items as own', 'own.id', 'item.id')
    .select(columns)
    .select(trx.raw(caseNo), trx.raw(followed), trx.raw(begunAt))
}

const plain = ({ size, at: began, ...row }: ImportItem): ImportItem => ({
  ...row,
  ...{ size: Number(size), at: began && new Date(began).toISOString() },
})
