import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

/** Tables that belong to no project, or that are looked at before anybody is known. */
const withoutTenant = [
  'adonis_schema',
  'adonis_schema_versions',
  'api_tokens',
  // Dictionaries, and lists of synonyms for them, belong to the installation (decision 12).
  'coding_list_synonyms',
  'coding_synonym_lists',
  'dictionary_load_progress',
  'dictionary_loads',
  'dictionary_paths',
  'dictionary_releases',
  'dictionary_smq_members',
  'dictionary_smqs',
  'dictionary_terms',
  // Where sending is open is asked of the database itself.
  'gateway_sending',
  'notices',
  'rate_limits',
  'reset_codes',
  'sessions',
  'sign_in_codes',
  // Reference data for signals belong to the installation.
  'signal_reference_parts',
  'signal_reference_progress',
  'signal_references',
  // Terms of EDQM and the ATC classification do so too (decision 13).
  'standard_lists',
  'standard_terms',
  'upgrades',
  'whodrug_products',
]

const insertFile = `insert into files
  (company_id, project_id, environment, sha256, size, name, media_type, created_by_name)
  values (?, ?, ?, repeat('0', 64), 1, ?, 'text/plain', 'x')`

/** Writes a row that says of itself that it belongs to `into`, while acting in `from`. */
function writeAcross(from: Scope, into: Scope, name: string) {
  const act = { name: 'file.kept', subject: { type: 'case', id: randomUUID() } } as const
  const values = [into.companyId, into.projectId, into.environment, name]
  return asActor(from, () =>
    new Changes().record(act, ({ trx }) => trx.rawQuery(insertFile, values))
  )
}

const namesSeenBy = (scope: Scope) =>
  asActor(scope, () =>
    new Database().read(async (trx) => {
      const rows = await trx.from('files').select('name')
      return rows.map(({ name }) => name as string)
    })
  )

test.group('Tenants are kept apart by the database', () => {
  test('another project, another environment and another company see 0 rows', async ({
    assert,
  }) => {
    const mine = await makeProject()
    const sister = await makeProject({ companyId: mine.companyId })
    const stranger = await makeProject()
    await writeAcross(mine.scope(), mine.scope(), 'mine')
    assert.deepEqual(await namesSeenBy(mine.scope()), ['mine'])
    for (const other of [mine.scope(1), sister.scope(), stranger.scope()]) {
      assert.deepEqual(await namesSeenBy(other), [])
    }
  })

  test('a row of another project, environment or company cannot be written', async ({ assert }) => {
    const mine = await makeProject()
    const stranger = await makeProject()
    const foreign = [
      stranger.scope(),
      mine.scope(1),
      { ...mine.scope(), companyId: stranger.companyId },
    ]
    for (const into of foreign) {
      await assert.rejects(
        () => writeAcross(mine.scope(), into, 'forged'),
        /violates row-level security policy/
      )
    }
  })

  test('a row of another project is neither changed nor removed', async ({ assert }) => {
    const [mine, stranger] = [await makeProject(), await makeProject()]
    const act = { name: 'x.tried', subject: { type: 'x', id: randomUUID() } } as const
    const key = randomUUID()
    const values = [mine.companyId, mine.projectId, 0, key]
    await asActor(mine.scope(), () =>
      new Changes().record({ ...act, subject: { type: 'x', id: key } }, ({ trx }) =>
        trx.rawQuery(
          `insert into idempotency_keys (company_id, project_id, environment, actor, key, request_hash)
           values (?, ?, ?, 'a', ?, 'h')`,
          values
        )
      )
    )
    await asActor(stranger.scope(), () =>
      new Changes().record(act, async ({ trx }) => {
        const tried = [
          await trx.rawQuery(`update idempotency_keys set actor = 'b' where key = ?`, [key]),
          await trx.rawQuery(`delete from idempotency_keys where key = ?`, [key]),
        ]
        assert.deepEqual(
          tried.map(({ rowCount }) => rowCount),
          [0, 0]
        )
      })
    )
    const [kept] = await db.connection('owner').from('idempotency_keys').where({ key })
    assert.equal(kept.actor, 'a')
  })

  test('without a project neither Database nor the tables give anything', async ({ assert }) => {
    const read = () => new Database().read(async (trx) => trx.from('files'))
    await assert.rejects(read, /Nobody acts here/)
    await assert.rejects(() => asActor(undefined, read), /No project is chosen/)
    // Past Database, on a connection of the application itself.
    await assert.rejects(() => db.connection('app').from('files'), /pharos.project|type uuid/)
  })

  test('company matters, which have no project, cannot touch the rows of one', async ({
    assert,
  }) => {
    const act = { name: 'user.changed', subject: { type: 'user', id: randomUUID() } } as const
    const work = () => new Changes().record(act, async ({ trx }) => trx.from('files'))
    await assert.rejects(() => asActor(undefined, work), /type uuid/)
  })

  test('the scope ends with its transaction: the next one on the connection has none', async ({
    assert,
  }) => {
    const mine = await makeProject()
    await namesSeenBy(mine.scope())
    for (let tries = 0; tries < 5; tries++) {
      await assert.rejects(() => db.connection('app').from('files'), /pharos.project|type uuid/)
    }
  })

  test('what reads cannot write', async ({ assert }) => {
    const { companyId, projectId, scope } = await makeProject()
    const write = () =>
      asActor(scope(), () =>
        new Database().read((trx) => trx.rawQuery(insertFile, [companyId, projectId, 0, 'x']))
      )
    await assert.rejects(write, /read-only transaction/)
  })

  test('the trail of another project cannot be read', async ({ assert }) => {
    const [mine, stranger] = [await makeProject(), await makeProject()]
    await writeAcross(mine.scope(), mine.scope(), 'mine')
    const count = (scope: Scope) =>
      asActor(scope, () =>
        new Database().read(async (trx) => (await trx.from('audit_lines').select('seq')).length)
      )
    assert.equal(await count(mine.scope()), 1)
    assert.equal(await count(stranger.scope()), 0)
    assert.equal(await count(mine.scope(1)), 0)
  })
})

test.group('Row-level security stands on every table', () => {
  const tables = async () => {
    const { rows } = await db.connection('owner').rawQuery(`
      select c.relname as name, c.relrowsecurity as shut, c.relforcerowsecurity as forced,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'project_id') as of_tenant
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`)
    return rows as { name: string; shut: boolean; forced: boolean; of_tenant: boolean }[]
  }

  test('every table is shut, except those that belong to no project', async ({ assert }) => {
    const open = (await tables()).filter(({ shut }) => !shut).map(({ name }) => name)
    assert.includeMembers(withoutTenant, open)
  })

  test('every view shows what its reader sees of the tables, and is written by nobody', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select c.relname as name, coalesce(c.reloptions @> '{security_invoker=true}', false) as shut,
        (select array_agg(g.privilege_type::text) from information_schema.role_table_grants g
          where g.grantee = 'pharos_app' and g.table_schema = 'public' and g.table_name = c.relname) as may
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('v', 'm')
        and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`)
    for (const { name, shut, may } of rows) {
      assert.deepEqual({ name, shut, may }, { name, shut: true, may: ['SELECT'] })
    }
  })

  test('every table with a project is shut for its owner, too', async ({ assert }) => {
    const soft = (await tables()).filter((table) => table.of_tenant && !table.forced)
    // Tokens and codes are read to find out who may enter which project; the trail is verified and
    // anchored as a whole by the owner, and guarded against him by triggers.
    assert.deepEqual(
      soft.map(({ name }) => name),
      ['api_tokens', 'audit_lines', 'sign_in_codes']
    )
  })

  test('every table of an environment names company and project, and is tied to a real project, itself or by what it is part of', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      with recursive tied (id) as (
        select 'projects'::regclass::oid
        union select k.conrelid from pg_constraint k join tied on k.confrelid = tied.id
        where k.contype = 'f')
      select c.relname as name,
        (select count(*)::int from pg_attribute a where a.attrelid = c.oid
          and a.attname in ('company_id', 'project_id', 'environment') and a.attnotnull) as columns,
        c.oid in (select id from tied) as tied
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relforcerowsecurity and exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'environment')`)
    assert.isAbove(rows.length, 2)
    for (const { name, columns, tied } of rows) {
      assert.equal(columns, 3, name)
      assert.isTrue(tied, name)
    }
  })

  test('every other table that is shut is one of a company, which it names, or may be read before a scope exists', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select c.relname as name, exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull) as of_company
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relforcerowsecurity and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'environment')
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = c.relname || '_read')`)
    assert.isAbove(rows.length, 2)
    for (const { name, of_company: ofCompany } of rows) assert.isTrue(ofCompany, name)
  })

  test('the application runs under a role that owns nothing and bypasses nothing', async ({
    assert,
  }) => {
    const { rows } = await db.connection('app').rawQuery(`
      select current_user as role, r.rolsuper, r.rolbypassrls, r.rolcreatedb, r.rolcreaterole,
        (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where r.rolname = current_user`)
    assert.deepEqual(rows, [
      {
        role: 'pharos_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreatedb: false,
        rolcreaterole: false,
        owned: 0,
      },
    ])
  })
})
