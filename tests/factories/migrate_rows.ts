import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

import { appRole } from '#kernel/database/app_role'

type Migration = new (...args: ConstructorParameters<typeof BaseSchema>) => BaseSchema

/** Exists in the transaction alone; its name keeps runs beside this one from waiting for it. */
const plainOwner = `pharos_run_${process.pid}_owner`

/**
 * Takes a migration back, puts rows there as they were before it, and makes it again, in a transaction
 * of which nothing stays. It is an owner with no more than the rights that README names who migrates:
 * walls that are forced hold for him too. Every table is locked meanwhile: `before` and `after` ask
 * through the transaction alone.
 * @param before writes the rows of before, as a superuser
 * @param after looks at what became of them, as a superuser
 */
export async function migrateRows<Given>(
  Migration: Migration,
  before: (trx: TransactionClientContract) => Promise<Given>,
  after: (trx: TransactionClientContract, given: Given) => Promise<void>
): Promise<void> {
  const owner = db.connection('owner')
  const run = async (trx: TransactionClientContract, way: 'execUp' | 'execDown') => {
    const told = await new Migration(owner, 'migration', true)[way]()
    await trx.rawQuery('set local role ??', [plainOwner])
    for (const sql of told as string[]) await trx.rawQuery(sql)
    await trx.rawQuery('reset role')
  }
  const trx = await owner.transaction()
  try {
    await trx.rawQuery(handOver)
    await run(trx, 'execDown')
    const given = await before(trx)
    await run(trx, 'execUp')
    await after(trx, given)
  } finally {
    await trx.rollback()
  }
}

const notOfPostgres = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Makes the owner, and has him own the database with all that migrations have made in it. */
const handOver = `
  create role ${plainOwner} in role ${appRole};
  do $$ declare command text; begin
    for command in
      select format('alter database %I owner to ${plainOwner}', current_database())
      union all
      select format('alter schema %I owner to ${plainOwner}', n.nspname) from pg_namespace n
      where ${notOfPostgres}
      union all
      -- What belongs to a table goes with it.
      select format('alter table %s owner to ${plainOwner}', c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${notOfPostgres} and not exists (
        select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
          and d.deptype in ('a', 'e', 'i') and c.relkind = 'S')
      union all
      select format('alter routine %s owner to ${plainOwner}', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${notOfPostgres} and not exists (
        select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop execute command; end loop;
  end $$;`
