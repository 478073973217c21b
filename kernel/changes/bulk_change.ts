import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { type Act, Change, chainOf, changeProof } from '#kernel/changes/change'
import { appRole } from '#kernel/database/app_role'
import { within } from '#kernel/database/open_transaction'
import { asWritten } from '#kernel/changes/write_audit_lines'
import { copyText } from '#kernel/changes/copy_text'
import type { WrittenLine } from '#kernel/changes/line_stands'
import { copyIn } from '#kernel/database/copy_in'
import type { Scope } from '#kernel/tenancy/scope'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Permission to write very many rows of the current scope at once; see BulkChanges. */
export class BulkChange {
  readonly #changes: Change[] = []

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
  noteMade(act: Act, made: unknown): Change {
    const change = Change.open(changeProof, this.trx, act)
    change.note('', null, made)
    this.#changes.push(change)
    return change
  }

  /**
   * Does in the same transaction what others do with what was loaded: under the role of the
   * application, behind row-level security, as in any change.
   */
  async asApplication(work: (trx: TransactionClientContract) => Promise<unknown>): Promise<void> {
    await this.trx.rawQuery('set local role ??', [appRole])
    await within(this.trx, () => work(this.trx))
    await this.trx.rawQuery('reset role')
  }

  get acts(): readonly Act[] {
    return this.#changes.map(({ act }) => act)
  }

  /** For kernel/changes only: the lines of the trail, numbered and hashed by the database. */
  async writeLines(): Promise<void> {
    const lines = this.#changes.map(({ act, elements }) => ({
      ...{ chain: chainOf(act.subject), act: act.name, changes: elements.map(asWritten) },
    }))
    await this.copy('audit_lines', ['chain', 'act', 'changes'], lines)
  }

  /** For kernel/changes only: one of the lines just written, if there are any. */
  async lastLine(): Promise<WrittenLine | undefined> {
    const last = this.#changes.at(-1)
    if (!last) return undefined
    const chain = chainOf(last.act.subject)
    const lines = this.trx.from('audit_lines').where({ chain }).orderBy('seq', 'desc')
    return (await lines.select('chain', 'seq', 'hash').first()) as WrittenLine
  }
}
