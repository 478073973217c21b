import db from '@adonisjs/lucid/services/db'

import { BulkChange } from '#kernel/changes/bulk_change'
import type { RefuseActs } from '#kernel/changes/changes'
import { lineStands } from '#kernel/changes/line_stands'
import { appRole } from '#kernel/database/app_role'
import { inTransaction } from '#kernel/database/in_transaction'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

const mayLoad = `select rolsuper or rolbypassrls
    and exists (select from pg_roles where rolname = ? and pg_has_role(oid, 'MEMBER')) as may
  from pg_roles where rolname = current_user`

/**
 * The way to load very many rows, by COPY: a transaction and its lines in the audit trail,
 * both or neither, as through Changes. PostgreSQL allows COPY into tables with row-level security
 * only to a role that bypasses it, so the owner of the tables loads; the scope is filled in here.
 * No ActDone is broadcast.
 */
export class BulkChanges {
  /** @param refuse is asked of every transaction, as it is of those of Changes */
  constructor(private refuse?: RefuseActs) {}

  /**
   * Whether the owner of the tables may load: a superuser, or a role with BYPASSRLS that may act as the
   * application, too.
   */
  async arePossible(): Promise<boolean> {
    const { rows } = await db.connection('owner').rawQuery(mayLoad, [appRole])
    return rows[0].may
  }

  /**
   * Runs a load as the current actor in the current scope; refuses with 1006 a closed project, and
   * what its confirmed configuration holds fast.
   */
  async record<Result>(work: (bulk: BulkChange) => Promise<Result>): Promise<Result> {
    const actor = currentActor()
    const scope = currentScope()
    const setting = { connection: 'owner', actor, scope, mode: 'read write' } as const
    return inTransaction(setting, async (trx, leave) => {
      await refuseClosedProject({ trx })
      const bulk = new BulkChange(trx, scope)
      const result = await work(bulk)
      await this.refuse?.(trx, bulk.acts)
      await bulk.writeLines()
      const last = await bulk.lastLine()
      if (last) leave(lineStands(last))
      return result
    })
  }

  /** Tells the planner what the tables hold now; large loads need it at their end. */
  async analyze(): Promise<void> {
    await db.connection('owner').rawQuery('analyze')
  }
}
