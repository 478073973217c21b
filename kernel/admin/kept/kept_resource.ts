import { inject } from '@adonisjs/core'

import { differences } from '#kernel/admin/kept/differences'
import { KeptReading, sought, type Trx } from '#kernel/admin/kept/kept_reading'
import { recordOf, rowOf } from '#kernel/admin/kept/kept_rows'
import type { Kept } from '#kernel/admin/kept/kept_table'
import { sentenceOnTaken } from '#kernel/admin/kept/sentence_on_taken'
import { soundValues } from '#kernel/admin/kept/sound_values'
import type { Act, Change, ElementChange } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { openTransaction } from '#kernel/database/open_transaction'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import { wording } from '#kernel/lang/server/wording'
import { currentCompany } from '#kernel/tenancy/actor'

export type { Trx }

/**
 * Makes, changes and deletes as well as reads the rows of one table for the back office, with a line
 * of the audit trail for each act. A plain table needs its description only; what is special about
 * one is said in the methods below that are there to be overridden.
 *
 * Deleting keeps the row, so that its trail goes on belonging to something.
 */
@inject()
export abstract class KeptResource<All extends Fields = Fields> extends KeptReading<All> {
  constructor(
    database: Database,
    protected changes: Changes
  ) {
    super(database)
  }

  /** Makes a row. Refuses with 2017 what is wrong, and with the number of the table what exists. */
  async create(sent: unknown): Promise<Kept<All>> {
    return this.changes.recordMany((open) => this.createWithin(open, sent))
  }

  /**
   * Changes a row; one that says already what is sent stays as it is, without a line of the trail.
   * Refuses with 1005 when it is not there, with 1006 when others changed it since the `revision`
   * that was sent, and as `create` does.
   */
  async change(id: string, sent: unknown): Promise<Kept<All>> {
    return this.changes.recordMany((open) => this.changeWithin(open, id, sent))
  }

  /** Deletes a row. Refuses with 1005 when it is not there, and what is in use. */
  async remove(id: string): Promise<Kept<All>> {
    return this.changes.recordMany(async (open) => {
      const change = open(this.#act('deleted', id))
      const before = await this.lock(change, id)
      change.inCompany(this.companyOf(before))
      await this.beforeRemove(change, before)
      await this.#update(change, before, { removed_at: change.trx.raw('now()') })
      note(change, differences(this.kept.fields, before, {}))
      await this.afterRemove(open, change, before)
      return before
    })
  }

  /**
   * The row, which nobody else changes before the change is over. Refuses with 1005 when it is not
   * there, with 1006 when others changed it since `revision`.
   */
  async lock(change: Pick<Change, 'trx'>, id: string, revision?: number): Promise<Kept<All>> {
    const row = await this.rows(change.trx).where('id', sought(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (revision !== undefined && row.revision !== revision) {
      throw new kernelErrors.E_DATA_STATUS({ detail: changedMeanwhile })
    }
    return this.completed(change.trx, recordOf(this.kept, row))
  }

  /** `create` as one act of several in a transaction. */
  protected async createWithin(open: OpenChange, sent: unknown): Promise<Kept<All>> {
    const values = soundValues(this.kept.fields, sent, this.kept.rules)
    const id = newId()
    const change = open(this.#act('created', id))
    change.inCompany(this.companyOf({ id, revision: 1, ...values }))
    await this.beforeCreate(change, values)
    const row = { id, ...this.home(), ...rowOf(this.kept, values) }
    await this.#refuseTaken(values, change.trx.table(this.kept.table).insert(row))
    await this.#refuseTaken(values, this.writeApart(change, id, values))
    await this.afterCreate(open, id, sent)
    note(change, differences(this.kept.fields, {}, values))
    return this.read(change.trx, id)
  }

  /** `change` as one act of several in a transaction. */
  protected async changeWithin(open: OpenChange, id: string, sent: unknown): Promise<Kept<All>> {
    // The act is opened when there is something to do: what is opened leaves its line.
    const trx = openTransaction()!
    const before = await this.lock({ trx }, id, revisionIn(sent))
    const { fields, rules } = this.kept
    const values = soundValues(fields, { ...(sent as object), ...this.#fixedOf(before) }, rules)
    const news = differences(fields, before, values)
    if (news.length === 0) return before
    const change = open(this.#act('changed', id))
    change.inCompany(this.companyOf(before))
    await this.beforeChange(change, before, values)
    await this.#refuseTaken(values, this.#update(change, before, rowOf(this.kept, values)))
    await this.#refuseTaken(values, this.writeApart(change, id, values))
    note(change, news)
    return this.read(change.trx, id)
  }

  /** Columns that say where a new row belongs. */
  protected home(): Record<string, unknown> {
    return { company_id: currentCompany() }
  }

  /** Company in whose trail an act of the platform stands. */
  protected companyOf(_row: Kept<All>): string | null | undefined {
    return undefined
  }

  /** Writes what does not stand in the table itself. */
  protected async writeApart(_change: Change, _id: string, _values: ValuesOf<All>): Promise<void> {}

  /** Refuses a new row. */
  protected async beforeCreate(_change: Change, _values: ValuesOf<All>): Promise<void> {}

  /** Makes what comes with a new row, as acts of their own. */
  protected async afterCreate(_open: OpenChange, _id: string, _sent: unknown): Promise<void> {}

  /** Refuses a change. */
  protected async beforeChange(
    _change: Change,
    _before: Kept<All>,
    _values: ValuesOf<All>
  ): Promise<void> {}

  /** Refuses to delete what is in use; the message says what stands in the way. */
  protected async beforeRemove(_change: Change, _before: Kept<All>): Promise<void> {}

  /** Takes with a row what goes with it, as acts of their own. */
  protected async afterRemove(
    _open: OpenChange,
    _change: Change,
    _before: Kept<All>
  ): Promise<void> {}

  #act(what: string, id: string): Act {
    const { type } = this.kept
    return { name: `${type}.${what}`, subject: { type, id } }
  }

  #update({ trx }: Change, { id, revision }: Kept<All>, values: Record<string, unknown>) {
    return trx
      .from(this.kept.table)
      .where({ id })
      .update({ ...values, revision: revision + 1 })
  }

  #fixedOf(before: Kept<All>): Record<string, unknown> {
    const { fixed = [] } = this.kept
    return Object.fromEntries(fixed.map((name) => [name, before[name]]))
  }

  /** The unique index objects, also when two people take the same in the same moment. */
  async #refuseTaken(values: ValuesOf<All>, written: PromiseLike<unknown>): Promise<void> {
    try {
      await written
    } catch (error) {
      const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
      const taken = this.kept.unique?.[String(constraint)]
      if (!taken) throw error
      const detail = sentenceOnTaken(this.kept.fields[taken.field]!, values[taken.field])
      throw new taken.refusal({
        detail,
        errors: [{ field: taken.field, message: alreadyThere }],
      })
    }
  }
}

function note(change: Change, news: readonly ElementChange[]): void {
  for (const { path, before, after } of news) change.note(path, before, after)
}

const revisionField: Fields = {
  revision: { kind: 'number', label: wording('kept_resource.revision'), min: 0, max: 2 ** 31 - 1 },
}

function revisionIn(sent: unknown): number {
  const { revision } = readValues(revisionField, sent)
  if (Number.isSafeInteger(revision)) return revision as number
  const message = wording('kept_resource.message')
  const errors = [{ field: 'revision', rule: 'number', message }]
  throw new kernelErrors.E_PARAMETER({ detail: message, errors })
}

const alreadyThere = wording('kept_resource.already_there')
const changedMeanwhile = wording('kept_resource.changed_meanwhile')
