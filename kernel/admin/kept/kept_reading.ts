import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import { recordOf } from '#kernel/admin/kept/kept_rows'
import { columnsOf, type Kept, type KeptTable } from '#kernel/admin/kept/kept_table'
import { listRows } from '#kernel/admin/kept/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import type { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Fields } from '#kernel/fields/field'
import { isUuid } from '#kernel/http/is_uuid'

/** A transaction of a change, or one that reads. */
export type Trx = TransactionClientContract

/** Lists and gives the rows of one table for the back office. */
export abstract class KeptReading<All extends Fields = Fields> {
  abstract readonly kept: KeptTable<All>

  constructor(protected database: Database) {}

  /** A part of the rows, and how many there are of which it is a part. */
  async list(query: AdminListQuery): Promise<AdminList> {
    const { kept } = this
    const columns: Record<string, string> = { ...columnsOf(kept), ...kept.shown, id: 'id' }
    const search = kept.search.map((field) => columns[field]!)
    return this.database.readCompany(async (trx) => {
      const { rows, total } = await listRows(() => this.rows(trx), query, { columns, search })
      const records = rows.map((row) => recordOf(kept, row))
      return { rows: await this.complete(trx, records), total }
    })
  }

  /** The row; refuses with 1005 when there is none with that id. */
  async get(id: string): Promise<Kept<All>> {
    return this.database.readCompany((trx) => this.read(trx, id))
  }

  /** Every row that may be seen. Row-level security leaves those of the company alone. */
  protected rows(trx: Trx): DatabaseQueryBuilderContract {
    return trx.from(this.kept.table).whereNull('removed_at')
  }

  /** Adds what does not stand in the table itself. */
  protected async complete(_trx: Trx, records: Kept<All>[]): Promise<Kept<All>[]> {
    return records
  }

  protected async read(trx: Trx, id: string): Promise<Kept<All>> {
    const row = await this.rows(trx).where('id', sought(id)).first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return this.completed(trx, recordOf(this.kept, row))
  }

  protected async completed(trx: Trx, record: Kept<All>): Promise<Kept<All>> {
    const [completed] = await this.complete(trx, [record])
    return completed!
  }
}

/** Text that is no id finds nothing. */
export function sought(id: string): string {
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'
}
