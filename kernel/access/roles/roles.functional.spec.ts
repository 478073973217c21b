// needs: cases, presets
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const ROLES = '/api/admin/roles'

async function arrive(client: ApiClient, project?: TestProject) {
  await (await app.container.make(AlignBuiltInRoles)).handle()
  const administrator = {
    administers: 'company',
    project: project ?? (await makeProject()),
  } as const
  const browser = await signIn(client, await makeUser(administrator))
  const make = async (fields: Record<string, unknown>) =>
    (
      await browser.post(ROLES).json({ nameZh: '科学审阅', nameEn: 'Scientific review', ...fields })
    ).body()
  const roleCalled = async (name: string) => {
    const { data } = (await browser.get(ROLES).qs({ filter: JSON.stringify({ q: name }) })).body()
    return data[0]
  }
  return { ...browser, make, roleCalled }
}

const linesOf = (id: string) =>
  db
    .connection('owner')
    .from('audit_lines')
    .where({ chain: `role:${id}` })
    .orderBy('seq')

test.group('Roles of a company', () => {
  test('are made, found, changed and deleted, each with a line of the trail', async ({
    client,
    assert,
  }) => {
    const { make, put, delete: remove, roleCalled, user } = await arrive(client)
    const { data: made } = await make({ permissions: ['CASE_DATA'] })
    assert.deepInclude(made, { builtIn: false, users: 0, permissions: ['CASE_DATA'], revision: 1 })
    assert.equal((await roleCalled('scientific')).id, made.id)
    const place = `${ROLES}/${made.id}`
    const changed = await put(place).json({ ...made, permissions: ['CASE_DATA', 'CASE_EDIT'] })
    assert.equal(changed.body().data.revision, 2)
    assert.equal((await put(place).json({ ...made })).body().code, 1006)
    assert.isTrue((await remove(place)).body().status)
    assert.equal((await remove(place)).body().code, 1005)
    const lines = await linesOf(made.id)
    assert.deepEqual(
      lines.map(({ act }) => act),
      ['role.created', 'role.changed', 'role.deleted']
    )
    assert.deepEqual(
      lines.map(({ company_id: company }) => company),
      Array(3).fill(user.project.companyId)
    )
    assert.deepEqual(lines[1].changes, [
      { path: 'permissions', before: ['CASE_DATA'], after: ['CASE_DATA', 'CASE_EDIT'] },
    ])
  })

  test('have names that no other role of theirs has, in whatever case (ROLE-01)', async ({
    client,
    assert,
  }) => {
    const { make, put, user } = await arrive(client)
    const { data: first } = await make({})
    const { data: second } = await make({ nameZh: '第二', nameEn: 'Second' })
    for (const taken of [
      { nameEn: ' SCIENTIFIC review ', nameZh: '另一个' },
      { nameZh: '科学审阅', nameEn: 'Another' },
      { nameZh: '另一个', nameEn: '科学审阅' },
      { nameZh: '案例归档', nameEn: 'Another' },
      { nameZh: '另一个', nameEn: 'case ENTRY' },
    ]) {
      const refused = await make(taken)
      assert.equal(refused.code, 2011, JSON.stringify([taken, refused]))
      const renamed = await put(`${ROLES}/${second.id}`).json({ ...second, ...taken })
      assert.equal(renamed.body().code, 2011)
    }
    const own = await put(`${ROLES}/${first.id}`).json({ ...first, permissions: ['CASE_DATA'] })
    assert.isTrue(own.body().status)
    const other = await arrive(client)
    assert.isTrue((await other.make({})).status, 'another company may use the name')
    assert.notEqual(other.user.project.companyId, user.project.companyId)
  })

  test('get a name once also when two ask for it in the same moment', async ({
    client,
    assert,
  }) => {
    const { make } = await arrive(client)
    const answers = await Promise.all([make({}), make({}), make({})])
    assert.sameMembers(
      answers.map(({ code }) => code ?? 200),
      [200, 2011, 2011]
    )
  })

  test('stay as they are when they are built in or in use (ROLE-02)', async ({
    client,
    assert,
  }) => {
    const { make, put, get, delete: remove, user, roleCalled } = await arrive(client)
    const { data: made } = await make({ permissions: ['CASE_DATA'] })
    const colleague = await makeUser({ project: user.project, name: 'Anna Busy' })
    await db
      .connection('owner')
      .from('memberships')
      .where({ user_id: colleague.id })
      .update({ role_id: made.id })
    const entry = await roleCalled('Case entry')
    assert.isTrue(entry.builtIn)
    for (const role of [entry, made]) {
      const place = `${ROLES}/${role.id}`
      const changed = (await put(place).json({ ...role, permissions: [] })).body()
      assert.equal(changed.code, 2010)
      const deleted = (await remove(place)).body()
      assert.equal(deleted.code, 2010)
    }
    const { data } = (await remove(`${ROLES}/${made.id}`)).body()
    assert.include(data.message.en, `Anna Busy (${user.project.code})`)
    assert.equal((await get(`${ROLES}/${made.id}`)).body().data.users, 1)
  })

  test('carry rights on projects that there are, and no others', async ({ client, assert }) => {
    const { make } = await arrive(client)
    for (const permissions of [['USER_CONF'], ['COMPANY_CONF'], ['CASE_FLY'], 'CASE_DATA']) {
      assert.equal((await make({ permissions })).code, 2017, JSON.stringify(permissions))
    }
    assert.equal((await make({ nameZh: ' ' })).code, 2017)
    assert.equal((await make({ nameZh: '字'.repeat(25) })).code, 2017)
  })

  test('are the business of company administrators, each of the own company', async ({
    client,
    assert,
  }) => {
    const mine = await arrive(client)
    const { data: made } = await mine.make({})
    const stranger = await arrive(client)
    const place = `${ROLES}/${made.id}`
    for (const answer of [
      await stranger.get(place),
      await stranger.put(place).json(made),
      await stranger.delete(place),
    ]) {
      assert.equal(answer.body().code, 1005)
    }
    const listed = (await stranger.get(ROLES).qs({ range: '[0,99]' })).body().data
    assert.lengthOf(
      listed.filter(({ builtIn }: { builtIn: boolean }) => !builtIn),
      1,
      'the role of the administrator only'
    )
    assert.lengthOf(
      listed.filter(({ builtIn }: { builtIn: boolean }) => builtIn),
      builtInRoles.length
    )
    const manager = await signIn(client, await makeUser({ permissions: ['SYS_CONF', 'CASE_CONF'] }))
    assert.equal((await manager.get(ROLES)).body().code, 1003)
  })
})

test.group('The matrix of roles', () => {
  const MATRIX = '/api/admin/role-matrix'
  const csv = (lines: string[][]) =>
    Buffer.from(lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n'))

  test('is taken back as it was given, and changes nothing then', async ({ client, assert }) => {
    const { make, get, post } = await arrive(client)
    await make({ permissions: ['CASE_DATA'] })
    const before = (await get(MATRIX)).body().data
    const taken = await post(MATRIX).file('matrix', csv(before.lines), { filename: 'matrix.csv' })
    assert.deepEqual(taken.body().data, { made: 0, changed: 0, same: before.roles.length })
    assert.deepEqual((await get(MATRIX)).body().data, before)
  })

  test('makes and changes the roles that a file says', async ({ client, assert }) => {
    const { make, post, roleCalled } = await arrive(client)
    await make({ permissions: ['CASE_DATA'] })
    const file = csv([
      ['Group', 'Right', 'Code', 'Scientific review', '翻译 / Translation'],
      ['', '', 'CASE_DATA', '', 'x'],
      ['', '', 'CASE_EDIT', 'x', ''],
    ])
    const taken = await post(MATRIX).file('matrix', file, { filename: 'roles.csv' })
    assert.deepEqual(taken.body().data, { made: 1, changed: 1, same: 0 })
    assert.deepEqual((await roleCalled('Scientific')).permissions, ['CASE_EDIT'])
    assert.deepEqual((await roleCalled('翻译')).permissions, ['CASE_DATA'])
  })

  test('takes all of a file or nothing, and names the line that is wrong', async ({
    client,
    assert,
  }) => {
    const { make, post, roleCalled } = await arrive(client)
    await make({ permissions: ['CASE_DATA'] })
    const head = ['Group', 'Right', 'Code', 'New role', 'Scientific review', 'Case entry']
    const refused: [number, string, string[][]][] = [
      [
        3001,
        'Line 3',
        [head, ['', '', 'CASE_DATA', 'x', '', 'x'], ['', '', 'CASE_FLY', '', '', '']],
      ],
      [3001, 'Line 2', [head, ['', '', 'CASE_DATA', 'maybe', '', 'x']]],
      [2010, 'Case entry', [head, ['', '', 'CASE_DATA', 'x', '', '']]],
      [2017, '', [head.slice(0, 4), ['', '', 'USER_CONF', 'x']]],
    ]
    for (const [code, words, lines] of refused) {
      const answer = await post(MATRIX).file('matrix', csv(lines), { filename: 'roles.csv' })
      assert.equal(answer.body().code, code, JSON.stringify(answer.body()))
      assert.include(answer.body().data.message.en, words)
      assert.isUndefined(await roleCalled('New role'))
      assert.deepEqual((await roleCalled('Scientific')).permissions, ['CASE_DATA'])
    }
    const noTable = await post(MATRIX).file('matrix', Buffer.from([0xff, 0xfe, 0x41]), {
      filename: 'roles.csv',
    })
    assert.equal(noTable.body().code, 3001)
    const otherKind = await post(MATRIX).file('matrix', Buffer.from('x'), { filename: 'roles.pdf' })
    assert.equal(otherKind.body().code, 2701)
  })
})
