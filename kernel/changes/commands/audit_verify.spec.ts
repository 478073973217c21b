// needs: cases
import { randomUUID } from 'node:crypto'

import { test } from '@japa/runner'
import type pg from 'pg'

import { spawnAce } from '#tests/faults/kit/spawn_ace'
import { openFurtherDatabase, withClient } from '#tests/test_database'

/** A case of one revision, with whose it is, each with a line of its trail. */
async function writeCase(client: pg.Client): Promise<string> {
  const [company, project, id] = [randomUUID(), randomUUID(), randomUUID()]
  await client.query('begin')
  await client.query(`select set_config('pharos.actor', 'system', true)`)
  await client.query(`insert into companies (id, name, type) values ($1, 'Company', 1)`, [company])
  await client.query(
    `insert into projects (id, company_id, code, name, type, sender_identifier, receiver_identifier)
     values ($1, $2, 'P', 'Project', 1, 'SENDER', 'RECEIVER')`,
    [project, company]
  )
  await client.query(
    `insert into cases (id, company_id, project_id, environment, case_no, version, version_kind,
       revision, status, schema_version, event_count, drug_count, unmapped_count, words, extra)
     values ($1, $2, $3, 0, 'C-1', 1, 'first', 1, 'NEW', 1, 0, 0, 0, '', '{}')`,
    [id, company, project]
  )
  await client.query(
    `insert into case_revisions (case_id, revision, version, company_id, project_id, environment,
       schema_version, content, envelope, unmapped, act, actor_name)
     values ($1, 1, 1, $2, $3, 0, 1, '{"D_1": "AB"}', '{}', '[]', 'x.done', 'system')`,
    [id, company, project]
  )
  const line = `insert into audit_lines (company_id, project_id, environment, chain, act, changes)
    values ($1, $2, $3, $4, 'x.done', '[]')`
  await client.query(line, [company, null, null, `company:${company}`])
  await client.query(line, [company, null, null, `project:${project}`])
  await client.query(line, [company, project, 0, `case:${id}`])
  await client.query('commit')
  return id
}

test.group('audit:verify', () => {
  test('names table, row and field of what was changed past the product, and ends with 1', async ({
    assert,
    cleanup,
  }) => {
    const { url, close } = await openFurtherDatabase('tampered')
    cleanup(() => close())
    const id = await withClient(url, writeCase)
    const verify = () => spawnAce(['audit:verify'], { DATABASE_URL: url }).ended
    const before = await verify()
    assert.equal(before.code, 0, before.stdout + before.stderr)
    await withClient(url, async (client) => {
      await client.query('set session_replication_role = replica')
      await client.query(`update case_revisions set content = '{"D_1": "XY"}' where case_id = $1`, [
        id,
      ])
    })
    const { code, stdout, stderr } = await verify()
    assert.equal(code, 1, stderr)
    assert.include(
      stdout,
      `case:${id} line 1 (case_revisions, row 1, field content): The field is not what the trail says`
    )
    assert.include(stdout, '1 faults')
  })
})
