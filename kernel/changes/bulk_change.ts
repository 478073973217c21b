import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { type Act, chainOf } from '#kernel/changes/change'
import { copyText } from '#kernel/changes/copy_text'
import type { WrittenLine } from '#kernel/changes/line_stands'
import { copyIn } from '#kernel/database/copy_in'
import type { Scope } from '#kernel/tenancy/scope'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Permission to write very many rows of the current scope at once; see BulkChanges. */
export class BulkChange {
  readonly #lines: Record<string, unknown>[] = []
  readonly #acts: Act[] = []

  constructor(
    private trx: TransactionClientContract,
    private scope: Scope
  ) {}

  /**
   * Brings rows into a table of tenants, their scope filled in. Columns that are not named take
   * their default.
   */
  async copy(table: string, columns: readonly string[], rows: Rows): Promise<void> {
    if (rows.length === 0) return
    const { companyId, projectId, environment } = this.scope
    const tenant = { company_id: companyId, project_id: projectId, environment }
    const text = copyText(Object.values(tenant), columns, rows)
    await copyIn(this.trx, table, [...Object.keys(tenant), ...columns], text)
  }

  /** Notes an act that made something of nothing, with the whole of it as new value. */
  noteMade(act: Act, made: unknown): void {
    const { name, subject } = act
    this.#acts.push(act)
    const changes = [{ path: '', before: null, after: made }]
    this.#lines.push({ chain: chainOf(subject), act: name, changes })
  }

  get acts(): readonly Act[] {
    return this.#acts
  }

  /** For kernel/changes only: the lines of the trail, numbered and hashed by the database. */
  async writeLines(): Promise<void> {
    await this.copy('audit_lines', ['chain', 'act', 'changes'], this.#lines)
  }

  /** For kernel/changes only: one of the lines just written, if there are any. */
  async lastLine(): Promise<WrittenLine | undefined> {
    const chain = this.#lines.at(-1)?.chain
    if (chain === undefined) return undefined
    const lines = this.trx.from('audit_lines').where({ chain }).orderBy('seq', 'desc')
    return (await lines.select('chain', 'seq', 'hash').first()) as WrittenLine
  }
}
