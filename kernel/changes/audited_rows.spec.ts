import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import type pg from 'pg'

import { anchorRows } from '#kernel/changes/anchor_rows'
import { auditedTables } from '#kernel/changes/audit_subjects'
import { type AuditFault, verifyAudit } from '#kernel/changes/verify_audit'
import { verifyRows } from '#kernel/changes/verify_rows'
import { serverUrlOf } from '#kernel/database/embedded/server_role'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { withClient } from '#tests/test_database'

const server = serverUrlOf(process.env.DATABASE_URL!)
const written = /was written without a line of the audit trail of its subject/

/**
 * What the role of the server reaches with statements of its own, past the product, in one
 * transaction with the settings of a company's project.
 */
async function pastTheProduct(
  project: TestProject,
  work: (client: pg.Client, settings: typeof actIn) => Promise<unknown>
): Promise<string> {
  return withClient(server, async (client) => {
    await client.query('begin')
    try {
      await actIn(client, project)
      await work(client, actIn)
      return (await client.query('commit')).command
    } catch (error) {
      return (error as Error).message
    }
  })
}

const actIn = (client: pg.Client, { companyId, projectId }: TestProject, inProject = true) =>
  client.query(
    `select set_config('pharos.actor', 'system', true), set_config('pharos.platform', 'off', true),
       set_config('pharos.company', $1, true), set_config('pharos.project', $2, true),
       set_config('pharos.environment', $3, true)`,
    [companyId, inProject ? projectId : '', inProject ? '0' : '']
  )

const writeLine = (
  client: pg.Client,
  chain: string,
  { companyId, projectId }: TestProject,
  inProject = true
) =>
  client.query(
    `insert into audit_lines (company_id, project_id, environment, chain, act, changes)
     values ($1, $2, $3, $4, 'x.done', '[]')`,
    [companyId, inProject ? projectId : null, inProject ? 0 : null, chain]
  )

const insertCase = (client: pg.Client, id: string, { companyId, projectId }: TestProject) =>
  client.query(
    `insert into cases (id, company_id, project_id, environment, case_no, version, version_kind,
       revision, status, schema_version, event_count, drug_count, unmapped_count, words, extra)
     values ($1::uuid, $2, $3, 0, $1::text, 1, 'first', 1, 'NEW', 1, 0, 0, 0, '', '{}')`,
    [id, companyId, projectId]
  )

test.group('As the role of the server, past the product', () => {
  test('a case is written with a line of its trail in the same transaction only', async ({
    assert,
  }) => {
    const project = await makeProject()
    const [id, other] = [randomUUID(), randomUUID()]
    const without = await pastTheProduct(project, (client) => insertCase(client, id, project))
    assert.match(without, written)
    const ofAnother = await pastTheProduct(project, async (client) => {
      await insertCase(client, id, project)
      await writeLine(client, `case:${other}`, project)
    })
    assert.match(ofAnother, written)
    const soon = await pastTheProduct(project, async (client) => {
      await client.query('set constraints all immediate')
      await insertCase(client, id, project)
    })
    assert.match(soon, written)
    const withLine = await pastTheProduct(project, async (client) => {
      await insertCase(client, id, project)
      await client.query('savepoint before')
      await writeLine(client, `case:${id}`, project)
      await client.query('release savepoint before')
    })
    assert.equal(withLine, 'COMMIT')
    const later = await pastTheProduct(project, (client) =>
      client.query(`update cases set status = 'CLOSED' where id = $1`, [id])
    )
    assert.match(later, written)
  })

  test('a line in the trail of another company, or of another project, is none', async ({
    assert,
  }) => {
    const [mine, other] = [await makeProject(), await makeProject()]
    const sister = await makeProject({ companyId: mine.companyId })
    for (const elsewhere of [other, sister]) {
      const id = randomUUID()
      const answer = await pastTheProduct(mine, async (client) => {
        await insertCase(client, id, mine)
        await actIn(client, elsewhere)
        await writeLine(client, `case:${id}`, elsewhere)
      })
      assert.match(answer, written)
    }
  })

  test('nobody gets a membership, or rights, that no line tells his company of', async ({
    assert,
  }) => {
    const [user, stranger] = [await makeUser(), await makeUser()]
    const [{ role_id: roleId }] = await db
      .connection('owner')
      .from('memberships')
      .where({ user_id: user.id })
    const joinOther = (client: pg.Client) =>
      client.query('insert into memberships (user_id, project_id, role_id) values ($1, $2, $3)', [
        ...[user.id, stranger.project.projectId, roleId],
      ])
    const attempts: Record<string, [RegExp, (client: pg.Client) => Promise<unknown>]> = {
      'into a project of another company': [
        /violates row-level security policy/,
        async (client) => {
          await joinOther(client)
          await writeLine(client, `user:${user.id}`, user.project, false)
        },
      ],
      'in the name of that company, told to the own one': [
        written,
        async (client) => {
          await actIn(client, stranger.project, false)
          await joinOther(client)
          await actIn(client, user.project, false)
          await writeLine(client, `user:${user.id}`, user.project, false)
        },
      ],
      'another role': [
        written,
        (client) =>
          client.query('update memberships set role_id = role_id where user_id = $1', [user.id]),
      ],
      'none any more': [
        written,
        (client) => client.query('delete from memberships where user_id = $1', [user.id]),
      ],
      'the platform': [
        written,
        (client) =>
          client.query('update users set is_platform_admin = true where id = $1', [user.id]),
      ],
      'more rights of a role': [
        written,
        (client) =>
          client.query(`update roles set permissions = '{CASE_EDIT}' where id = $1`, [roleId]),
      ],
    }
    for (const [what, [refused, work]] of Object.entries(attempts)) {
      const answer = await pastTheProduct(user.project, async (client) => {
        await actIn(client, user.project, false)
        await work(client)
      })
      assert.match(answer, refused, what)
    }
  })

  test('people and projects of another company are not changed: no row is there to be written', async ({
    assert,
  }) => {
    const [user, stranger] = [await makeUser(), await makeUser()]
    await pastTheProduct(user.project, async (client) => {
      const { id, project } = stranger
      const changes = {
        users: ['update users set status = status where id = $1', id],
        memberships: ['delete from memberships where user_id = $1', id],
        projects: ['update projects set name = name where id = $1', project.projectId],
        companies: ['update companies set name = name where id = $1', project.companyId],
      }
      for (const [table, [sql, of]] of Object.entries(changes)) {
        assert.equal((await client.query(sql!, [of])).rowCount, 0, table)
      }
    })
  })
})

/** Does past every trigger, as a superuser, what nobody may do; tells what is found, and takes it back. */
async function tamper(
  chain: string,
  work: (trx: TransactionClientContract) => Promise<unknown>
): Promise<string[]> {
  const trx = await db.connection('owner').transaction()
  try {
    await trx.rawQuery('set local session_replication_role = replica')
    await work(trx)
    return (await verifyRows(trx, chain)).map(sentence)
  } finally {
    await trx.rollback()
  }
}

const sentence = ({ seq, table, row, field, problem }: AuditFault) =>
  `${seq} ${table} ${row} ${field}: ${problem}`

test.group(
  'What was written past the product is found, and named by table, row and field',
  (group) => {
    let user: TestUser
    let caseId: string
    let chain: string
    group.each.setup(async () => {
      user = await makeUser()
      caseId = await makeFollowedCase(user)
      chain = `case:${caseId}`
      for (const type of ['user', 'role', 'case']) await anchorRows('Anna', `${type}:%`)
    })
    const changed = 'The field is not what the trail says'

    test('nothing, where nobody did', async ({ assert }) => {
      for (const subject of [chain, `user:${user.id}`]) {
        assert.deepEqual(await verifyRows(db.connection('owner'), subject), [])
      }
    })

    test('content of a revision, the last as well as an old one', async ({ assert }) => {
      for (const revision of [1, 2]) {
        const found = await tamper(chain, (trx) =>
          trx.rawQuery(
            `update case_revisions set content = jsonb_set(content, '{D_1}', '"XY"') where case_id = ? and revision = ?`,
            [caseId, revision]
          )
        )
        assert.deepEqual(found, [`${revision} case_revisions ${revision} content: ${changed}`])
      }
    })

    test('a revision that was added, and one that was taken away', async ({ assert }) => {
      const added = await tamper(chain, (trx) =>
        trx.rawQuery(
          `insert into case_revisions select (jsonb_populate_record(r, '{"revision": 3}')).* from case_revisions r where case_id = ? and revision = 2`,
          [caseId]
        )
      )
      assert.deepEqual(added, [
        'null case_revisions 3 null: The row was not written by the product',
      ])
      const gone = await tamper(chain, (trx) =>
        trx.from('case_revisions').where({ case_id: caseId, revision: 1 }).delete()
      )
      assert.deepEqual(gone, ['1 case_revisions 1 null: The row is gone'])
    })

    test('rights: an administrator of the platform, a membership, a password', async ({
      assert,
    }) => {
      const about = `user:${user.id}`
      const made = await tamper(about, (trx) =>
        trx.from('users').where({ id: user.id }).update({ is_platform_admin: true })
      )
      assert.deepEqual(made, [`1 users  is_platform_admin: ${changed}`])
      const password = await tamper(about, (trx) =>
        trx.from('users').where({ id: user.id }).update({ password: 'known' })
      )
      assert.deepEqual(password, [`1 users  password: ${changed}`])
      const other = await makeProject()
      const joined = await tamper(about, (trx) =>
        trx.rawQuery(
          `insert into memberships select user_id, ?, role_id from memberships where user_id = ?`,
          [other.projectId, user.id]
        )
      )
      assert.deepEqual(joined, [
        `null memberships ${other.projectId} null: The row was not written by the product`,
      ])
    })

    test('a permission that was added to a role', async ({ assert }) => {
      const owner = db.connection('owner')
      const { role_id: id } = await owner
        .from('memberships')
        .where({ user_id: user.id })
        .firstOrFail()
      const found = await tamper(`role:${id}`, (trx) =>
        trx.rawQuery(`update roles set permissions = permissions || '{SYSTEM}' where id = ?`, [id])
      )
      assert.deepEqual(found, [`1 roles  permissions: ${changed}`])
    })

    test('a record without any trail', async ({ assert }) => {
      const id = randomUUID()
      const found = await tamper(`company:${id}`, (trx) =>
        trx.table('companies').insert({ id, name: id, type: 1 })
      )
      assert.deepEqual(found, [
        'null companies null null: The record has no trail: it was not written by the product',
      ])
    })

    test('a trail from before lines spoke of rows is told, until it is anchored once', async ({
      assert,
    }) => {
      const owner = db.connection('owner')
      await forgetRows(chain)
      const [told, ...others] = await verifyRows(owner, chain)
      assert.equal(told?.chain, '1 chains')
      assert.match(told!.problem, /run audit:anchor/)
      assert.deepEqual(others, [])
      assert.equal(await anchorRows('Anna', chain), 1)
      assert.deepEqual(await verifyRows(owner, chain), [])
      const { faults } = await verifyAudit(owner)
      assert.deepEqual(
        faults.filter((fault) => fault.chain === chain),
        []
      )
      const last = await owner.from('audit_lines').where({ chain }).orderBy('seq', 'desc').first()
      assert.equal(last.actor_name, 'Anna')
      assert.sameMembers(Object.keys(last.stands.case_revisions), ['1', '2'])
      assert.equal(await anchorRows('Anna', chain), 0)
    })
  }
)

/** Makes of a chain of two lines what it was before lines spoke of rows. */
async function forgetRows(chain: string) {
  const link = `update audit_lines l set previous = b.hash from audit_lines b
    where l.chain = ? and l.seq = 2 and b.chain = l.chain and b.seq = 1`
  const rehash = 'update audit_lines l set hash = audit_hash(l) where chain = ? and seq = ?'
  await db.connection('owner').transaction(async (trx) => {
    await trx.rawQuery('set local session_replication_role = replica')
    await trx.rawQuery('update audit_lines set stands = null where chain = ?', [chain])
    await trx.rawQuery(rehash, [chain, 1])
    await trx.rawQuery(link, [chain])
    await trx.rawQuery(rehash, [chain, 2])
    await trx.rawQuery(
      `update audit_heads.heads h set kept = 0, hash = l.hash from audit_lines l
       where h.chain = ? and l.chain = h.chain and l.seq = h.seq`,
      [chain]
    )
  })
}

test.group('Every table', () => {
  const owner = () => db.connection('owner')

  test('is held against the trail, or says why not', async ({ assert }) => {
    const { rows } = await owner().rawQuery(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname not like 'adonis_schema%'
        and not exists (select from audit_heads.audited a where a.table_name = c.relname)
        and coalesce(obj_description(c.oid, 'pg_class'), '') !~ 'Not audited|Not compared|It is the trail'`)
    assert.deepEqual(rows, [])
    const { rows: audited } = await owner().rawQuery('select table_name from audit_heads.audited')
    const names = audited.map((row: { table_name: string }) => row.table_name)
    const registry = await app.container.make(PluginRegistry)
    const told = await registry.collect(auditedTables)
    assert.deepEqual(
      told.map(({ table }) => table).filter((table) => !names.includes(table)),
      []
    )
  })

  test('is shut by row-level security, for the owner too, or says why not', async ({ assert }) => {
    const { rows } = await owner().rawQuery(`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname not like 'adonis_schema%' and not c.relforcerowsecurity
        and coalesce(obj_description(c.oid, 'pg_class'), '') !~ '^(Open|Shut for requests)'`)
    assert.deepEqual(rows, [])
  })

  test('that is held against the trail is so with all its columns, those that came later too', async ({
    assert,
  }) => {
    const { rows } = await owner().rawQuery(`
      select a.table_name || '.' || c.attname as "column"
      from audit_heads.audited a join pg_attribute c
        on c.attrelid = format('public.%I', a.table_name)::regclass and c.attnum > 0 and not c.attisdropped
      where c.attname <> all (a.left_out) and strpos(
        (select prosrc from pg_proc where proname = 'stands' and pronamespace = 'audit_heads'::regnamespace),
        audit_heads.rows_of(a)) = 0`)
    assert.deepEqual(rows, [])
  })
})
