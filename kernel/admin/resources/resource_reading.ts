import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import { recordOf } from '#kernel/admin/resources/resource_rows'
import {
  columnsOf,
  type ResourceRow,
  type ResourceTable,
} from '#kernel/admin/resources/resource_table'
import { listRows } from '#kernel/admin/resources/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import type { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Fields } from '#kernel/fields/field'
import { uuidOrNil } from '#kernel/http/is_uuid'

/** A transaction of a change, or one that reads. */
export type Trx = TransactionClientContract

/** A question for rows of a table. */
export type Rows = ModelQueryBuilderContract<LucidModel, LucidRow>

/** Lists and gives the rows of one table for the back office. */
export abstract class ResourceReading<All extends Fields = Fields> {
  abstract readonly table: ResourceTable<All>

  constructor(protected database: Database) {}

  /** A part of the rows, and how many there are of which it is a part. */
  async list(query: AdminListQuery): Promise<AdminList> {
    const { table } = this
    const columns: Record<string, string> = { ...columnsOf(table), id: 'id' }
    const search = table.search.map((field) => columns[field]!)
    return this.database.readCompany(async (trx) => {
      // The same steps in the types of a question to a model.
      const all = () => this.rows(trx) as unknown as DatabaseQueryBuilderContract<LucidRow>
      const { rows, total } = await listRows(all, query, { columns, search })
      return {
        rows: await this.complete(
          trx,
          rows.map((row) => this.record(row))
        ),
        total,
      }
    })
  }

  /** The row; refuses with 1005 when there is none with that id. */
  async get(id: string): Promise<ResourceRow<All>> {
    return this.database.readCompany((trx) => this.read(trx, id))
  }

  /** Every row that may be seen. Row-level security leaves those of the company alone. */
  protected rows(trx: Trx): Rows {
    return this.table.model.query({ client: trx }).whereNull('removed_at')
  }

  /** What a row says by itself. */
  protected record(row: LucidRow): ResourceRow<All> {
    return recordOf(this.table, row)
  }

  /** Adds what does not stand in the table itself. */
  protected async complete(_trx: Trx, records: ResourceRow<All>[]): Promise<ResourceRow<All>[]> {
    return records
  }

  protected async read(trx: Trx, id: string): Promise<ResourceRow<All>> {
    const row = await this.rows(trx).where('id', uuidOrNil(id)).first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return this.completed(trx, row)
  }

  protected async completed(trx: Trx, row: LucidRow): Promise<ResourceRow<All>> {
    const [completed] = await this.complete(trx, [this.record(row)])
    return completed!
  }
}
