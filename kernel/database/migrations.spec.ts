// needs: cases, coding
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { hearMigration, migrateToTheEnd, schemaOf, serve } from '#tests/migrate'
import { startOldestPostgres } from '#tests/production/installed_postgres'
import { openEmptyDatabase, openFurtherDatabase, withClient } from '#tests/test_database'

const own = process.env.DATABASE_URL!
/** What makes the list of the migrations that ran. */
const emptyList = `create table adonis_schema (id serial primary key, name varchar(255) not null,
  batch integer not null, migration_time timestamptz default now())`

/** What a migration may fail at, how it is brought about, and what it then says. */
const failing = {
  'one of its statements': {
    prepare: 'create table roles (id int)',
    cause: /relation "roles" already exists/,
  },
  'its COMMIT': {
    prepare: `${emptyList};
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused in commit'; end $$;
      create constraint trigger refuse after insert on adonis_schema
        deferrable initially deferred for each row execute function refuse()`,
    cause: /refused in commit/,
  },
  'the connection in it': {
    prepare: `${emptyList};
      create function kill() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger kill before insert on adonis_schema for each row execute function kill()`,
    cause: /terminating connection due to administrator command/,
  },
}

test.group('Migrations', () => {
  test('a server whose tables are not those of its version refuses in one sentence (fault 34)', async ({
    assert,
    cleanup,
  }) => {
    const empty = await openEmptyDatabase('version')
    cleanup(empty.close)
    const older = await serve(empty.url)
    assert.equal(older.code, 1)
    assert.match(older.said, /^The database lacks \d+ migration\(s\), the first is \S+; run: .+\n$/)
    const whole = await openFurtherDatabase('newer')
    cleanup(whole.close)
    await withClient(whole.url, (client) =>
      client.query(
        `insert into adonis_schema (name, batch) values ('database/migrations/9_later', 9)`
      )
    )
    const newer = await serve(whole.url)
    assert.equal(newer.code, 1)
    assert.match(newer.said, /^The database was migrated by a newer version of Pharos .+\n$/)
  })

  test('go down and up again: every table is taken back and made again the same', async ({
    assert,
    cleanup,
  }) => {
    const { url, close } = await openFurtherDatabase('down')
    cleanup(close)
    const first = await schemaOf(url)
    assert.equal(await migrateToTheEnd(url, 'migration:rollback', '--batch=0'), 0)
    const left = (await schemaOf(url)).filter((line) => !/adonis_schema/.test(line))
    assert.deepEqual(left, [])
    assert.equal(await migrateToTheEnd(url), 0)
    assert.deepEqual(await schemaOf(url), first)
  })

  test('ask of the owner of the database no more than to create roles: what he makes is the same, he reads all of it, and takes it back', async ({
    assert,
    cleanup,
  }) => {
    const server = await startOldestPostgres()
    cleanup(() => server.stop())
    await withClient(server.url, async (client) => {
      await client.query(`create role plain_owner login createrole password 'plain'`)
      await client.query('create database plain owner plain_owner')
    })
    const url = Object.assign(new URL(server.url), {
      ...{ username: 'plain_owner', password: 'plain', pathname: '/plain' },
    }).toString()
    assert.equal(await migrateToTheEnd(url), 0)
    assert.deepEqual(await schemaOf(url), await schemaOf(own))
    await withClient(url, async (client) => {
      const { rows: tables } = await client.query(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
      )
      assert.isAbove(tables.length, 20)
      for (const { name } of tables) await client.query(`select count(*) from ${name}`)
      await client.query('set role pharos_app')
      await client.query('select count(*) from users')
    })
    assert.equal(await migrateToTheEnd(url, 'migration:rollback', '--batch=0'), 0)
    assert.equal(await migrateToTheEnd(url), 0)
  })

  test('that ran from a folder or under a number of an earlier version are known as they are called today, and run no second time', async ({
    assert,
    cleanup,
  }) => {
    const { url, close } = await openEmptyDatabase('moved')
    cleanup(close)
    const namesIn = (from: string) =>
      withClient(from, async (client) => {
        const { rows } = await client.query('select name from adonis_schema order by id')
        return rows.map(({ name }) => name as string)
      })
    const names = await namesIn(own)
    const numbers = {
      '1795641368000_proposed': '1700000000190_proposed',
      '1795641444000_cases': '1700000000200_cases',
      '1795641444001_reaction': '1700000000600_reaction',
    }
    const before = names.map((name) =>
      Object.entries(numbers).reduce(
        (known, [today, earlier]) => known.replace(today, earlier),
        name.replace(/^database\//, 'kernel/database/')
      )
    )
    assert.includeMembers(
      before.map((name) => name.replace(/^.*\//, '')),
      ['1700000000190_proposed_elements', '1700000000600_reaction_terms']
    )
    // Nothing but the list of what ran: a migration that runs fails or leaves a table.
    await withClient(url, async (client) => {
      await client.query(emptyList)
      await client.query('insert into adonis_schema (name, batch) select unnest($1::text[]), 1', [
        before,
      ])
    })
    assert.equal(await migrateToTheEnd(url), 0)
    assert.deepEqual(await namesIn(url), names)
    const columns = (await schemaOf(url)).filter((line) => line.startsWith('column '))
    assert.deepEqual(
      columns.filter((line) => !/adonis_schema/.test(line)),
      []
    )
  })

  for (const [what, { prepare, cause }] of Object.entries(failing)) {
    test(`where ${what} fails say so, and not that their lock was not released`, async ({
      assert,
      cleanup,
    }) => {
      const { url, close } = await openEmptyDatabase('failing')
      cleanup(close)
      await withClient(url, (client) => client.query(prepare))
      const { code, said } = await hearMigration(url)
      assert.equal(code, 1)
      assert.match(said, cause)
      assert.notMatch(said, /database lock/)
    })
  }

  test('are made with the time of the moment, in the shape that tables have here', async ({
    assert,
    cleanup,
  }) => {
    const folder = `tmp/made-${process.pid}`
    cleanup(() => rmSync(app.makePath(folder), { recursive: true, force: true }))
    const before = Date.now()
    for (const how of ['--create', '--alter']) {
      const command = spawn(
        process.execPath,
        ['ace.ts', 'make:migration', 'lots', how, `--folder=${folder}`],
        { cwd: app.makePath(), env: { ...process.env, DATABASE_URL: own }, stdio: 'ignore' }
      )
      assert.deepEqual(await once(command, 'exit'), [0, null])
    }
    const names = readdirSync(app.makePath(folder)).sort()
    assert.deepEqual(
      names.map((name) => name.replace(/^\d+/, 'N')),
      ['N_create_lots_table.ts', 'N_alter_lots_table.ts']
    )
    for (const name of names) {
      assert.isAtLeast(Number.parseInt(name), before)
      const { default: Migration } = await import(app.makePath(folder, name))
      assert.isFunction(Migration.prototype.up)
    }
    const made = readFileSync(app.makePath(folder, names[0]!), 'utf8')
    assert.include(made, "${tenantPolicy('lots')}")
  })

  test('run twice change nothing the second time', async ({ assert }) => {
    const before = await schemaOf(own)
    assert.equal(await migrateToTheEnd(own), 0)
    assert.deepEqual(await schemaOf(own), before)
  })
})
