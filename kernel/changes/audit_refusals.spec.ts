import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

const attempts = {
  'UPDATE of a line': `update audit_lines set act = 'x.y' where false`,
  'DELETE of a line': `delete from audit_lines where false`,
  'TRUNCATE of the trail': `truncate audit_lines`,
}
const onHeads = {
  'UPDATE of a head': `update audit_heads.heads set seq = seq + 1`,
  'DELETE of a head': `delete from audit_heads.heads where false`,
  'TRUNCATE of the heads': `truncate audit_heads.heads`,
}

test.group('The audit trail is append-only in the database itself', (group) => {
  group.setup(async () => {
    const project = await makeProject()
    const act = { name: 'case.page_saved', subject: { type: 'case', id: project.code } } as const
    await asActor(project.scope(), () => new Changes().record(act, async () => {}))
  })

  for (const [what, sql] of Object.entries({ ...attempts, ...onHeads })) {
    test(`${what} is refused to the owner of the table`, async ({ assert }) => {
      const owner = db.connection('owner')
      await assert.rejects(
        () => owner.rawQuery(sql),
        /append-only|heads of the audit trail move only with a new line/
      )
    })

    test(`${what} is refused to the application`, async ({ assert }) => {
      await assert.rejects(() => db.connection('app').rawQuery(sql), /permission denied/)
    })
  }

  test('an INSERT of a head is refused to the owner, too', async ({ assert }) => {
    const insert = `insert into audit_heads.heads (chain, seq, hash) values ('case:x', 1, '')`
    await assert.rejects(() => db.connection('owner').rawQuery(insert), /move only with a new line/)
  })

  test('the number, the time, the person and the hash of a line are not the writer’s to choose', async ({
    assert,
  }) => {
    const project = await makeProject()
    const id = project.code
    const act = { name: 'case.opened', subject: { type: 'case', id } } as const
    await asActor(project.scope(), () =>
      new Changes().record(act, ({ trx }) =>
        trx.rawQuery(
          `insert into audit_lines (chain, seq, at, actor_id, actor_name, act, changes, previous, hash,
             company_id, project_id, environment)
           values (?, 99, '2001-01-01', gen_random_uuid(), 'Somebody Else', 'case.forged', '[]', 'x', 'y', ?, ?, 0)`,
          [`case:${id}`, project.companyId, project.projectId]
        )
      )
    )
    const [line] = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `case:${id}`, act: 'case.forged' })
    assert.equal(line.seq, 1)
    assert.equal(line.actor_name, 'Test Person')
    assert.isAbove(new Date(line.at).getFullYear(), 2001)
  })
})
