import db from '@adonisjs/lucid/services/db'

import { ofAnId } from '#kernel/changes/verify_rows'
import { inTransaction } from '#kernel/database/in_transaction'

/** Lines of one transaction. */
const AT_ONCE = 1000

/** Where a row without any trail belongs, as far as its table says it. */
interface PlaceColumns {
  readonly company: string
  readonly project: string
  readonly environment: string
}

/**
 * Gives every subject whose trail says nothing of its rows yet a line that does: those from before
 * lines spoke of rows, and those that were never written by the product. What stands there at this
 * moment is what `audit:verify` compares with from then on. Runs as the owner, who sees all tenants.
 * @param who name that the lines carry
 * @param chains pattern of LIKE for the chains that are looked at; all when absent
 * @returns how many lines were written
 */
export async function anchorRows(who: string, chains = '%'): Promise<number> {
  let written = await writeAll(who, ofOldChains, chains)
  const { rows: tables } = await db
    .connection('owner')
    .rawQuery(`select table_name, type from audit_heads.audited where of_column = 'id' order by 1`)
  for (const { table_name: table, type } of tables) {
    written += await writeAll(who, ofTable(table, type, await placeIn(table)), chains)
  }
  return written
}

async function writeAll(who: string, found: string, chains: string): Promise<number> {
  const actor = { userId: null, name: who, permissions: new Set<string>(), isPlatform: true }
  const setting = { connection: 'owner', actor, scope: undefined, mode: 'read write' } as const
  const statement = [
    'insert into audit_lines (company_id, project_id, environment, chain, act, changes)',
    `select company_id, project_id, environment, chain, 'audit.anchored', '[]'`,
    `from (${found}) c where chain like ? limit ${AT_ONCE}`,
  ].join(' ')
  let written = 0
  for (let last = AT_ONCE; last === AT_ONCE; written += last) {
    last = await inTransaction(setting, async (trx) =>
      Number((await trx.rawQuery(statement, [chains])).rowCount)
    )
  }
  return written
}

const ofOldChains = `
  select coalesce(h.line_company, h.company_id) as company_id, h.project_id, h.environment, h.chain
  from audit_heads.heads h
  join (select type, array_agg(table_name::text) as tables from audit_heads.audited group by type) t
    on t.type = split_part(h.chain, ':', 1)
  left join audit_lines l on l.chain = h.chain and l.seq = h.seq
  where h.chain ~ '${ofAnId}' and (l.stands is null or not jsonb_exists_all(l.stands, t.tables))`

const ofTable = (table: string, type: string, { company, project, environment }: PlaceColumns) => `
  select ${company} as company_id, ${project} as project_id, ${environment} as environment,
    '${type}:' || s.id as chain
  from ${table} s where not exists (select from audit_heads.heads h where h.chain = '${type}:' || s.id)`

async function placeIn(table: string): Promise<PlaceColumns> {
  const { rows } = await db.connection('owner').rawQuery(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = ?`,
    [table]
  )
  const names = rows.map(({ name }: { name: string }) => name)
  const isOfProject = names.includes('environment')
  return {
    company: names.includes('company_id') ? 's.company_id' : 'null::uuid',
    project: isOfProject ? 's.project_id' : 'null::uuid',
    environment: isOfProject ? 's.environment' : 'null::smallint',
  }
}
