import { inject } from '@adonisjs/core'
import type { LucidRow } from '@adonisjs/lucid/types/model'

import { differences } from '#kernel/admin/resources/differences'
import { ResourceReading, type Trx } from '#kernel/admin/resources/resource_reading'
import { ownValues } from '#kernel/admin/resources/resource_rows'
import type { ResourceRow } from '#kernel/admin/resources/resource_table'
import { sentenceOnTaken } from '#kernel/admin/resources/sentence_on_taken'
import { soundValues } from '#kernel/admin/resources/sound_values'
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
import { uuidOrNil } from '#kernel/http/is_uuid'

export type { Trx }

/** A row of the table, held by a change. */
export type HeldRow = LucidRow & { readonly id: string; readonly revision: number }

/**
 * Makes, changes and deletes as well as reads the rows of one table for the back office, with a line
 * of the audit trail for each act. A plain table needs its description only; what is special about
 * one is said in the methods below that are there to be overridden.
 *
 * Deleting keeps the row, so that its trail goes on belonging to something.
 */
@inject()
export abstract class ResourceRecords<All extends Fields = Fields> extends ResourceReading<All> {
  constructor(
    database: Database,
    protected changes: Changes
  ) {
    super(database)
  }

  /** Makes a row. Refuses with 2017 what is wrong, and with the number of the table what exists. */
  async create(sent: unknown): Promise<ResourceRow<All>> {
    return this.changes.recordMany((open) => this.createWithin(open, sent))
  }

  /**
   * Changes a row; one that says already what is sent stays as it is, without a line of the trail.
   * Refuses with 1005 when it is not there, with 1006 when others changed it since the `revision`
   * that was sent, and as `create` does.
   */
  async change(id: string, sent: unknown): Promise<ResourceRow<All>> {
    return this.changes.recordMany((open) => this.changeWithin(open, id, sent))
  }

  /** Deletes a row. Refuses with 1005 when it is not there, and what is in use. */
  async remove(id: string): Promise<ResourceRow<All>> {
    return this.changes.recordMany(async (open) => {
      const change = open(this.#act('deleted', id))
      const row = await this.hold(change, id)
      const before = await this.completed(change.trx, row)
      change.inCompany(this.companyOf(before))
      await this.beforeRemove(change, before)
      await this.rewrite(row, { removedAt: new Date() })
      note(change, differences(this.table.fields, before, {}))
      await this.afterRemove(open, change, before)
      return before
    })
  }

  /**
   * The row, which nobody else changes before the change is over. Refuses with 1005 when it is not
   * there, with 1006 when others changed it since `revision`.
   */
  protected async hold(
    { trx }: Pick<Change, 'trx'>,
    id: string,
    revision?: number
  ): Promise<HeldRow> {
    const row = (await this.rows(trx)
      .where('id', uuidOrNil(id))
      .forUpdate()
      .first()) as HeldRow | null
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (revision !== undefined && row.revision !== revision) {
      throw new kernelErrors.E_DATA_STATUS({ detail: changedMeanwhile })
    }
    return row
  }

  /** Says something else in a row that is held, as its next revision. */
  protected async rewrite(row: HeldRow, values: object): Promise<void> {
    await row.merge({ ...values, revision: row.revision + 1 }).save()
  }

  /** What `hold` holds, as a record. */
  async lock(change: Pick<Change, 'trx'>, id: string): Promise<ResourceRow<All>> {
    return this.completed(change.trx, await this.hold(change, id))
  }

  /** `create` as one act of several in a transaction. */
  protected async createWithin(open: OpenChange, sent: unknown): Promise<ResourceRow<All>> {
    const values = soundValues(this.table.fields, sent, this.table.rules)
    const id = newId()
    const change = open(this.#act('created', id))
    change.inCompany(this.companyOf({ id, revision: 1, ...values }))
    await this.beforeCreate(change, values)
    const row = { id, ...this.ownerColumns(), ...this.#attributes(values) }
    await this.#refuseTaken(values, this.table.model.create(row, { client: change.trx }))
    await this.#refuseTaken(values, this.writeWithoutColumn(change, id, values))
    await this.afterCreate(open, id, sent)
    note(change, differences(this.table.fields, {}, values))
    return this.read(change.trx, id)
  }

  /** `change` as one act of several in a transaction. */
  protected async changeWithin(
    open: OpenChange,
    id: string,
    sent: unknown
  ): Promise<ResourceRow<All>> {
    // The act is opened when there is something to do: what is opened leaves its line.
    const trx = openTransaction()!
    const row = await this.hold({ trx }, id, revisionIn(sent))
    const before = await this.completed(trx, row)
    const { fields, rules } = this.table
    const values = soundValues(fields, { ...(sent as object), ...this.#fixedOf(before) }, rules)
    const news = differences(fields, before, values)
    if (news.length === 0) return before
    const change = open(this.#act('changed', id))
    change.inCompany(this.companyOf(before))
    await this.beforeChange(change, before, values)
    await this.#refuseTaken(values, this.rewrite(row, this.#attributes(values)))
    await this.#refuseTaken(values, this.writeWithoutColumn(change, id, values))
    note(change, news)
    return this.read(change.trx, id)
  }

  /** Attributes that say where a new row belongs. */
  protected ownerColumns(): Record<string, unknown> {
    return { companyId: currentCompany() }
  }

  /** Attributes that follow from the values, and are no fields. */
  protected derived(_values: ValuesOf<All>): Record<string, unknown> {
    return {}
  }

  /** Company in whose trail an act of the platform stands. */
  protected companyOf(_row: ResourceRow<All>): string | null | undefined {
    return undefined
  }

  /** Writes what does not stand in the table itself. */
  protected async writeWithoutColumn(
    _change: Change,
    _id: string,
    _values: ValuesOf<All>
  ): Promise<void> {}

  /** Refuses a new row. */
  protected async beforeCreate(_change: Change, _values: ValuesOf<All>): Promise<void> {}

  /** Makes what comes with a new row, as acts of their own. */
  protected async afterCreate(_open: OpenChange, _id: string, _sent: unknown): Promise<void> {}

  /** Refuses a change. */
  protected async beforeChange(
    _change: Change,
    _before: ResourceRow<All>,
    _values: ValuesOf<All>
  ): Promise<void> {}

  /** Refuses to delete what is in use; the message says what stands in the way. */
  protected async beforeRemove(_change: Change, _before: ResourceRow<All>): Promise<void> {}

  /** Takes with a row what goes with it, as acts of their own. */
  protected async afterRemove(
    _open: OpenChange,
    _change: Change,
    _before: ResourceRow<All>
  ): Promise<void> {}

  #act(what: string, id: string): Act {
    const { type } = this.table
    return { name: `${type}.${what}`, subject: { type, id } }
  }

  #attributes(values: ValuesOf<All>): Record<string, unknown> {
    return { ...ownValues(this.table, values), ...this.derived(values) }
  }

  #fixedOf(before: ResourceRow<All>): Record<string, unknown> {
    const { fixed = [] } = this.table
    return Object.fromEntries(fixed.map((name) => [name, before[name]]))
  }

  /** The unique index objects, also when two people take the same in the same moment. */
  async #refuseTaken(values: ValuesOf<All>, written: PromiseLike<unknown>): Promise<void> {
    try {
      await written
    } catch (error) {
      const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
      const taken = this.table.unique?.[String(constraint)]
      if (!taken) throw error
      const detail = sentenceOnTaken(this.table.fields[taken.field]!, values[taken.field])
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
  revision: { kind: 'number', label: wording('resource.revision'), min: 0, max: 2 ** 31 - 1 },
}

function revisionIn(sent: unknown): number {
  const { revision } = readValues(revisionField, sent)
  if (Number.isSafeInteger(revision)) return revision as number
  const message = wording('resource.message')
  const errors = [{ field: 'revision', rule: 'number', message }]
  throw new kernelErrors.E_PARAMETER({ detail: message, errors })
}

const alreadyThere = wording('resource.already_there')
const changedMeanwhile = wording('resource.changed_meanwhile')
