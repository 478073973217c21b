import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

import { startEmbeddedPostgres } from '#kernel/database/embedded_postgres'
import { isAlive } from '#kernel/database/embedded/process_lock'
import { makeServerRole } from '#kernel/database/embedded/server_role'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

export interface TestDatabase {
  url: string
  /** Removes the database; the one of the run also stops the server when nobody else uses it. */
  close(): Promise<void>
}

/**
 * Makes an empty, migrated database for this run alone: a copy of a template that is migrated
 * once for each state of the migrations. TEST_DATABASE_URL names another server to make it on,
 * as a superuser of it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await testServer()
  const own = await makeDatabase(server.url, `pharos_run_${process.pid}`)
  return {
    url: own.url,
    async close() {
      await own.close()
      await server.stop()
    },
  }
}

/**
 * Makes one more database beside that of this run, on the same server, for a spec that starts
 * processes of its own on it.
 * @param name letters and digits, unique within the run
 */
export function openFurtherDatabase(name: string): Promise<TestDatabase> {
  const server = inDatabase(process.env.DATABASE_URL!, 'postgres')
  return makeDatabase(server, `pharos_run_${process.pid}_${name}`)
}

/** The same without any table, for a spec that makes its own. */
export async function openEmptyDatabase(name: string): Promise<TestDatabase> {
  const server = inDatabase(process.env.DATABASE_URL!, 'postgres')
  const database = `pharos_run_${process.pid}_${name}`
  await withClient(server, (client) => client.query(`create database ${database}`))
  return { url: inDatabase(server, database), close: () => drop(server, database) }
}

async function makeDatabase(server: string, name: string): Promise<TestDatabase> {
  const template = `pharos_template_${migrationsHash()}`
  await withClient(server, async (client) => {
    // One run tidies up and makes the template, the others wait for it.
    await client.query('select pg_advisory_lock(20250101)')
    await dropLeftovers(client, template)
    await makeServerRole(server)
    await makeTemplate(client, server, template)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: inDatabase(server, name),
    close: () => drop(server, name),
  }
}

async function drop(server: string, name: string): Promise<void> {
  await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`))
}

async function testServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    await refuseOrdinary(given)
    return { url: given, stop: async () => {} }
  }
  return startEmbeddedPostgres({
    folder: fileURLToPath(new URL('../tmp/test-postgres', import.meta.url)),
    database: 'postgres',
    // The data of a test run need not survive a power cut.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '300' },
  })
}

/** Refuses a user without the rights that specs need, before the first of them fails somewhere. */
export async function refuseOrdinary(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; is_super: boolean }>(
      'select rolname as name, rolsuper as is_super from pg_roles where rolname = current_user'
    )
    const [{ name, is_super: isSuper }] = rows
    if (isSuper) return
    throw new Error(
      `TEST_DATABASE_URL signs in as "${name}", who is no superuser: specs make roles and databases, switch triggers off and end connections of others`
    )
  })
}

async function makeTemplate(client: pg.Client, url: string, template: string) {
  const found = await client.query('select 1 from pg_database where datname = $1', [template])
  if (found.rowCount) return
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  if (migrationFiles().length) await migrate(inDatabase(url, draft))
  await client.query(`alter database ${draft} rename to ${template}`)
}

async function migrate(url: string) {
  try {
    await promisify(execFile)(
      process.execPath,
      ['ace.ts', 'migration:run', '--connection=owner', '--force'],
      {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
      }
    )
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`The migrations fail on an empty database:\n${stdout}\n${stderr}`)
  }
}

/** Databases of runs that were killed, and templates of older migrations. */
async function dropLeftovers(client: pg.Client, template: string) {
  const { rows } = await client.query<{ name: string; busy: boolean }>(
    `select datname as name, exists (
       select from pg_stat_activity a where a.datname = d.datname) as busy
     from pg_database d where datname ~ '^pharos_(run|template)_'`
  )
  for (const { name, busy } of rows) {
    const isOwnedByLivingRun = /^pharos_run_/.test(name) && isAlive(Number(name.split('_')[2]))
    if (busy || isOwnedByLivingRun || name.startsWith(template)) continue
    await client.query(`drop database if exists ${name}`).catch(() => {})
  }
}

function migrationFiles() {
  return globSync(['database/migrations/*.ts', 'plugins/*/database/migrations/*.ts'], {
    cwd: ROOT,
  }).sort()
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  const shared = globSync(['kernel/database/*.ts', 'kernel/**/*_sql.ts', 'config/plugins.ts'], {
    cwd: ROOT,
  }).sort()
  for (const file of [...migrationFiles(), ...shared]) {
    hash.update(file).update(readFileSync(`${ROOT}/${file}`))
  }
  return hash.digest('hex').slice(0, 12)
}

function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString()
}

/** Opens a plain connection for the time of some work. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>
) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
