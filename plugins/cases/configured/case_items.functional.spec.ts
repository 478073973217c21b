import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'

import { aReport } from '#tests/factories/a_report'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const ITEMS = '/api/case/conf/items'

/** Gives somebody a built-in role in their project. */
async function carries({ id }: TestUser, code: string) {
  await (await app.container.make(AlignBuiltInRoles)).handle()
  const owner = db.connection('owner')
  const role = await owner.from('roles').where({ code, built_in: true }).firstOrFail()
  await owner.from('memberships').where({ user_id: id }).update({ role_id: role.id })
}

test.group('What is configured of cases', () => {
  test('are the nodes that they pass, their pages and their numbering', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const { data } = (await (await signIn(client, user)).get(ITEMS)).body()
    assert.deepEqual(
      [data.nodes.at(0).kind, data.nodes.at(-1).kind, data.nodes.at(0).name.zh],
      ['entry', 'ended', '案例录入']
    )
    assert.include(
      data.pages.map(({ page }: { page: string }) => page),
      'patient'
    )
    const prefix = `${user.project.code}-`
    assert.deepEqual(data.numbering, { prefix, digits: 6, revision: 0, isUsual: true })
    const nobody = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    assert.equal((await nobody.get(ITEMS)).body().code, 1003)
  })

  test('the administrator of the project alone is asked how cases are numbered, before the first one is', async ({
    client,
    assert,
  }) => {
    const asked = async (user: TestUser) =>
      (await (await signIn(client, user)).get(ITEMS)).body().data.asksForNumbering
    const permissions = ['CASE_DATA', 'CASE_EDIT', 'SYS_CONF']
    const other = await makeUser({ permissions })
    assert.isFalse(await asked(other), 'who configures it in another role')
    await carries(other, 'PRO_ADMIN')
    assert.isTrue(await asked(other))
    await (await signIn(client, other)).post('/api/cases').json(aReport())
    assert.isFalse(await asked(other))

    const chooser = await makeUser({ permissions })
    await carries(chooser, 'PRO_ADMIN')
    const browser = await signIn(client, chooser)
    await browser
      .put('/api/system/case-numbering')
      .json({ prefix: `${chooser.project.code}-`, digits: 6, revision: 0 })
    assert.isFalse(await asked(chooser), 'Cancel keeps the usual numbering')
  })
})
