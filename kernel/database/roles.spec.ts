// needs: cases
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type pg from 'pg'

import { serverUrlOf } from '#kernel/database/embedded/server_role'
import { withClient } from '#tests/test_database'

const owner = process.env.DATABASE_URL!
const server = serverUrlOf(owner)

/** What the database says to a statement of the role that the server signs in as. */
const answerTo = (sql: string) =>
  withClient(server, async (client) => {
    const answer = client.query(sql)
    return answer.then(() => 'done').catch((error: pg.DatabaseError) => error.message)
  })

/** Runs a program of the product in production, and gives what it said when it ended. */
async function inProduction(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: app.makePath(),
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code: code as number }
}

test.group('The role that the server signs in as', () => {
  test('is no owner, and cannot become one', async ({ assert }) => {
    const { username: ownerRole } = new URL(owner)
    assert.match(await answerTo(`set role "${ownerRole}"`), /permission denied to set role/)
    assert.match(
      await answerTo(`reset role; alter table cases disable trigger all`),
      /must be owner of table cases/
    )
    assert.match(await answerTo(`set session_replication_role = replica`), /permission denied/)
    assert.match(
      await answerTo(`grant "${ownerRole}" to current_user`),
      /permission denied|admin option|must be superuser/i
    )
  })

  test('neither makes nor changes nor empties a table, those of jobs and of the trail among them', async ({
    assert,
  }) => {
    for (const role of ['reset role', 'set role pharos_app']) {
      const tried = {
        'create table mine (id int)': /permission denied for schema public/,
        'create table jobs.mine (id int)': /permission denied for schema jobs/,
        'alter table jobs.job disable trigger all': /must be owner/,
        'drop table jobs.job_common': /must be owner/,
        'truncate jobs.job': /permission denied/,
        'drop policy cases_of_tenant on cases': /must be owner/,
        'truncate cases cascade': /permission denied/,
        'select from audit_heads.heads': /permission denied/,
        "update audit_lines set act = 'x.y'": /permission denied|unrecognized/,
        'drop function audit_link cascade': /must be owner/,
        'update adonis_schema set batch = 9': /permission denied/,
      }
      for (const [sql, refused] of Object.entries(tried)) {
        assert.match(await answerTo(`${role}; ${sql}`), refused, sql)
      }
    }
  })

  test('finds the tables of jobs made by their owner before any process has started', async ({
    assert,
  }) => {
    const { rows } = await withClient(owner, (client) =>
      client.query<{ owners: string[] }>(
        `select array_agg(distinct pg_get_userbyid(relowner)::text) as owners from pg_class
         where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'p')`
      )
    )
    assert.deepEqual(rows[0].owners, [new URL(owner).username])
  })
})

test.group('In production', () => {
  const programs = {
    'the server': ['--import', './kernel/typescript/register.mjs', 'bin/server.ts'],
    'a worker': ['ace.ts', 'jobs:work'],
  }
  for (const [who, args] of Object.entries(programs)) {
    test(`${who} refuses to sign in as a role that owns or may own, and says what to do`, async ({
      assert,
    }) => {
      const { said, code } = await inProduction(args, { DATABASE_URL: owner })
      assert.equal(code, 1)
      assert.match(
        said,
        /^The role "\w+" of DATABASE_URL is a superuser, .*a member of pharos_app alone; name the owner in DATABASE_OWNER_URL .+\n$/
      )
    })
  }

  test('a role that is a member of one that owns tables is refused too', async ({
    assert,
    cleanup,
  }) => {
    const [owning, member] = ['owning', 'member'].map((name) => `pharos_run_${process.pid}_${name}`)
    await withClient(owner, (client) =>
      client.query(`
        create role ${owning}; create schema ${owning} authorization ${owning};
        create table ${owning}.things (); alter table ${owning}.things owner to ${owning};
        create role ${member} login password 'member' in role ${owning}, pharos_app`)
    )
    cleanup(() =>
      withClient(owner, async (client) => {
        await client.query(`drop schema ${owning} cascade; drop role ${member}, ${owning}`)
      })
    )
    const url = Object.assign(new URL(owner), { username: member, password: 'member' })
    const { said, code } = await inProduction(programs['a worker'], {
      DATABASE_URL: url.toString(),
    })
    assert.equal(code, 1)
    assert.match(said, /of DATABASE_URL owns tables, itself or through a role that it may become/)
  })
})
