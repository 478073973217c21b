import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'

import { BootRefusal } from '#kernel/boot_refusal'
import { appRole } from '#kernel/database/app_role'

/**
 * Whatever the role that signed in is, or may become: itself and the roles that it is a member of, by
 * whatever way. `RESET ROLE` and `SET ROLE` lead to them.
 */
const findPowers = `
  with mine as (
    select r.* from pg_roles r where pg_has_role(session_user, r.oid, 'MEMBER'))
  select session_user as role, case
    when bool_or(rolsuper) then 'is a superuser'
    when bool_or(rolbypassrls) then 'bypasses row-level security'
    when bool_or(rolcreaterole) then 'may make roles'
    when bool_or(exists (select from pg_class c where c.relowner = mine.oid)) then 'owns tables'
    when bool_or(exists (select from pg_proc p where p.proowner = mine.oid)) then 'owns functions'
    when bool_or(exists (select from pg_namespace n where n.nspowner = mine.oid)) then 'owns a schema'
    when bool_or(exists (select from pg_database d where d.datdba = mine.oid
      and d.datname = current_database())) then 'owns the database'
    when bool_or(rolname in ('pg_write_all_data', 'pg_write_server_files', 'pg_execute_server_program'))
      then 'may write past every privilege'
    end as power
  from mine`

/**
 * Refuses to serve in production as a role that owns what it writes to, or can become one that does:
 * neither row-level security nor the audit trail would hold against it.
 * @throws BootRefusal with one sentence that says what to do
 */
export async function refuseOwningRole(app: ApplicationService): Promise<void> {
  if (!app.inProduction) return
  const { rows } = await db.connection('app').rawQuery(findPowers)
  const { role, power } = rows[0]
  if (!power) return
  throw new BootRefusal(
    `The role "${role}" of DATABASE_URL ${power}, itself or through a role that it may become. In production the server signs in as a role that is a member of ${appRole} alone; name the owner in DATABASE_OWNER_URL for migrations only (README, Production).`
  )
}
