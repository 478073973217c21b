import { createHmac } from 'node:crypto'
import pg from 'pg'

import { appRole } from '../app_role.ts'
import { onConnection } from '../one_connection.ts'

/** The role that the server signs in as where Pharos looks after the database itself. */
const serverRole = 'pharos_server'

/**
 * Address of the same database for the server and the workers: a role that owns nothing. Its password
 * is derived from that of the owner, from which it cannot be guessed back.
 * @param ownerUrl address of the owner of the tables
 */
export function serverUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(serverRole)
  return Object.assign(url, { username: serverRole, password: password.digest('hex') }).toString()
}

/** Makes the role of the server, and the one under which all requests run, where they are missing. */
export async function makeServerRole(ownerUrl: string): Promise<void> {
  const password = new URL(serverUrlOf(ownerUrl)).password
  // One at a time: PostgreSQL refuses to change a role that somebody else changes at that moment.
  const make = `
    SELECT pg_advisory_xact_lock(20250102);
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${appRole}') THEN
        CREATE ROLE ${appRole} NOLOGIN;
      END IF;
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${serverRole}') THEN
        CREATE ROLE ${serverRole} LOGIN IN ROLE ${appRole};
      END IF;
    END $$;
    ALTER ROLE ${serverRole} PASSWORD ${pg.escapeLiteral(password)};`
  await onConnection(ownerUrl, (asked) => asked.query(make))
}
