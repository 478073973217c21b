import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'

import { asServer } from '#tests/as_server'
import { withClient } from '#tests/test_database'

/** Begins to migrate a database; without a command, to the end. */
export function migrate(url: string, ...args: string[]): ChildProcess {
  return begin(url, args, ['ignore', 'ignore', 'inherit'])
}

/** Migrates to the end and gives how it ended, with everything that was printed. */
export async function hearMigration(url: string): Promise<{ code: number; said: string }> {
  const running = begin(url, [], ['ignore', 'pipe', 'pipe'])
  const [printed, complained, [code]] = await Promise.all([
    text(running.stdout!),
    text(running.stderr!),
    once(running, 'exit'),
  ])
  return { code: code as number, said: printed + complained }
}

function begin(url: string, args: string[], stdio: StdioOptions): ChildProcess {
  const command = ['ace.ts', ...(args.length > 0 ? args : ['migration:run']), '--connection=owner']
  return spawn(process.execPath, [...command, '--force'], {
    cwd: app.makePath(),
    env: { ...process.env, DATABASE_URL: url },
    stdio,
  })
}

/** Starts a server that is expected to end by itself. */
export async function serve(url: string): Promise<{ code: number; said: string }> {
  const server = spawn(
    process.execPath,
    ['--import', './kernel/typescript/register.mjs', 'bin/server.ts'],
    {
      cwd: app.makePath(),
      env: asServer({ ...process.env, NODE_ENV: 'production', DATABASE_URL: url, PORT: '0' }),
      stdio: ['ignore', 'ignore', 'pipe'],
    }
  )
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { code: code as number, said }
}

/** Migrates and waits; gives how it ended. */
export async function migrateToTheEnd(url: string, ...args: string[]): Promise<number> {
  const [code] = await once(migrate(url, ...args), 'exit')
  return code as number
}

/** Everything that migrations make, as one text. */
export async function schemaOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(`
      select 'column ' || table_schema || '.' || table_name || '.' || column_name || ' ' || data_type
        || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
        from information_schema.columns where table_schema in ('public', 'audit_heads')
      union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'audit_heads')
      union all select 'policy ' || tablename || ' ' || policyname || ' ' || coalesce(qual, '') from pg_policies
      union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
          and contype <> 'n' -- NOT NULL is told of the column; PostgreSQL before 18 has no constraint for it
      union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'grant ' || table_name || ' ' || privilege_type from information_schema.role_table_grants
        where grantee = 'pharos_app' and table_schema in ('public', 'audit_heads')
      order by 1`)
    return rows.map(({ line }) => line as string)
  })
}
