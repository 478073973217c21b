import { createHash, randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

import { setScope } from '#kernel/database/set_scope'
import type { Scope } from '#kernel/tenancy/scope'
import { actorIn } from '#tests/factories/as_actor'

import { told } from '#tests/isolation/kit/told'
import { has, type TableColumn, type TenantTable } from '#tests/isolation/kit/tenant_tables'

type Row = Record<string, unknown>

/**
 * Puts a row into every table in which this scope has none, made from what PostgreSQL tells of the
 * table: types, ties to other tables, conditions. Every text says a mark.
 * @param marks what rows of the project say, and those of its company
 * @returns one sentence for each table that could not be filled
 */
export async function fillTables(
  tables: readonly TenantTable[],
  scope: Scope,
  marks: { readonly ofProject: string; readonly ofCompany: string }
): Promise<string[]> {
  return db.connection('owner').transaction(async (trx) => {
    await setScope(trx, actorIn(scope), scope, 'read write')
    const problems: string[] = []
    const filler = new Filler(trx, tables, scope, marks)
    for (const table of tables) {
      const problem = await filler.fill(table)
      if (problem) problems.push(`${table.name}: ${problem}`)
    }
    return problems
  })
}

/** Which rows of a table are those of the scope, and still there. */
export function rowsOf(table: TenantTable, { companyId, projectId, environment }: Scope): Row {
  const key: Row = {}
  if (has(table, 'company_id')) key.company_id = companyId
  if (has(table, 'project_id')) key.project_id = projectId
  if (has(table, 'environment') && has(table, 'project_id')) key.environment = environment
  // What was deleted keeps its row, and is nobody's any more.
  if (has(table, 'removed_at')) key.removed_at = null
  return key
}

class Filler {
  #open = new Set<string>()

  constructor(
    private trx: TransactionClientContract,
    private tables: readonly TenantTable[],
    private scope: Scope,
    private marks: { readonly ofProject: string; readonly ofCompany: string }
  ) {}

  /** @returns why the table stays empty, or nothing */
  async fill(table: TenantTable): Promise<string | undefined> {
    if (await this.#first(table)) return undefined
    if (this.#open.has(table.name)) return 'it leads back to itself'
    this.#open.add(table.name)
    try {
      const row = { ...(await this.#row(table)), ...rowsOf(table, this.scope) }
      const savepoint = await this.trx.transaction()
      try {
        const own = told.beneath[table.name]
        if (own) row.id = await this.#plantBeneath(savepoint, own)
        await savepoint.table(table.name).insert(row)
        await savepoint.commit()
      } catch (error) {
        await savepoint.rollback()
        return (error as Error).message
      }
      return (await this.#first(table)) ? undefined : 'the row is not there afterwards'
    } finally {
      this.#open.delete(table.name)
    }
  }

  async #first(table: TenantTable): Promise<Row | null> {
    return this.trx.from(table.name).where(rowsOf(table, this.scope)).first()
  }

  async #row(table: TenantTable): Promise<Row> {
    const row: Row = {}
    const { ofProject, ofCompany } = this.marks
    const mark = has(table, 'project_id') ? ofProject : ofCompany
    for (const column of table.columns) {
      const value = valueFor(column, table, mark)
      if (value !== undefined) row[column.name] = value
    }
    for (const { columns, table: name, keys } of table.ties) {
      const target = await this.#target(name)
      const needed = table.columns.some((each) => columns.includes(each.name) && each.isRequired)
      if (!target && needed) continue
      columns.forEach((column, at) => {
        row[column] = target ? target[keys[at]!] : null
      })
    }
    for (const pair of table.checks.flatMap(filledTogether)) {
      if (pair.some((column) => (row[column] ?? null) === null))
        for (const each of pair) row[each] = null
    }
    return row
  }

  /** A further row of a table that has rows of other kinds already. @returns its id */
  async #plantBeneath(trx: TransactionClientContract, { table: name, as }: Beneath) {
    const table = this.tables.find((each) => each.name === name)!
    const own = { ...(await this.#row(table)), ...rowsOf(table, this.scope) }
    const row = { ...own, ...as, id: randomUUID() }
    await trx.table(name).insert(row)
    return row.id
  }

  /** The row that a tie leads to: of the same scope, or any where the table is nobody's. */
  async #target(name: string): Promise<Row | null> {
    const table = this.tables.find((each) => each.name === name)
    if (!table) return this.trx.from(name).first()
    await this.fill(table)
    return this.#first(table)
  }
}

type Beneath = (typeof told.beneath)[string]

/** Something that the column may hold; undefined leaves it to its default. */
function valueFor(column: TableColumn, table: TenantTable, mark: string): unknown {
  const shaped = told.shapes[`${table.name}.${column.name}`]
  if (shaped) return /^jsonb?$/.test(column.type) ? JSON.stringify(shaped(mark)) : shaped(mark)
  const conditions = table.checks.filter(
    (check) => new RegExp(`\\b${column.name}\\b`).test(check) && filledTogether(check).length === 0
  )
  const listed = conditions.flatMap((check) => valuesListed(check, column.name))
  if (listed.length > 0) return column.hasDefault ? undefined : listed[0]
  const ordered = conditions.find((check) => !check.includes('~'))
  if (ordered && (column.hasDefault || !column.isRequired)) return undefined
  if (/^(text|varchar|bpchar|citext)$/.test(column.type)) return textFor(column, conditions, mark)
  return column.hasDefault ? undefined : plainValue(column, mark)
}

function plainValue({ type, isRequired }: TableColumn, mark: string): unknown {
  if (type === '_text') return [mark]
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ note: mark })
  if (!isRequired) return undefined
  if (type === 'uuid') return randomUUID()
  if (type === 'bool') return false
  if (type === 'bytea') return Buffer.from(mark)
  if (type === 'date') return '2026-01-02'
  if (type.startsWith('timestamp')) return new Date('2026-01-02T03:04:05Z')
  return type.startsWith('_') ? [] : 1
}

/** The mark itself, or the first of some texts that the conditions take. */
function textFor({ letters, hasDefault }: TableColumn, conditions: string[], mark: string) {
  const patterns = conditions.flatMap((check) =>
    [...check.matchAll(/~\*? '((?:[^']|'')*)'/g)].map(([, pattern]) => new RegExp(pattern!))
  )
  const tries = [
    mark.slice(0, letters ?? undefined),
    createHash('sha256').update(mark).digest('hex'),
    ...['A', 'a', '1', 'zh', 'CN', '2026-01-02', `${mark}@example.test`, randomUUID()],
  ]
  const fit = tries.find((text) => patterns.every((pattern) => pattern.test(text)))
  return fit ?? (hasDefault ? undefined : mark)
}

/** The two columns of a condition like `((user_id IS NULL) = (code IS NULL))`. */
function filledTogether(check: string): string[][] {
  const both = /\((\w+) IS NULL\) = \((\w+) IS NULL\)/.exec(check)
  return both ? [both.slice(1)] : []
}

/** Values of a condition like `(kind = ANY (ARRAY['first'::text, 'second'::text]))`. */
function valuesListed(check: string, column: string): (string | number)[] {
  const one = new RegExp(`\\(?${column}\\)?(?:::text)? = ANY \\(\\(?ARRAY\\[(.*?)\\]`).exec(check)
  if (!one) return []
  const texts = [...one[1]!.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text!)
  return texts.length > 0 ? texts : one[1]!.split(',').map(Number)
}
