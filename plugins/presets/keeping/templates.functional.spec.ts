import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { verifyAudit } from '#kernel/changes/verify_audit'

import { makeProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'

const LIST = '/api/admin/templates/study'
const study = { name: 'PH-1', content: { C_5_3: 'PH-1' } }
const other = { name: 'PH-2', content: { C_5_3: 'PH-2' } }

interface Preset {
  readonly name: string
  readonly content: object
}

/** The administrator of a company, who has no role in its project, keeps templates. */
async function administrator(client: ApiClient, user?: TestUser) {
  const person = user ?? (await makeUser({ administers: 'company' }))
  const browser = await signIn(client, person)
  const keep = async (body: object, list = LIST) => (await browser.post(list).json(body)).body()
  return { ...browser, keep, project: person.project }
}

/** Somebody who configures a project of the company, and takes its templates over. */
async function configurer(
  client: ApiClient,
  { project }: Pick<TestUser, 'project'>,
  permissions = ['SYS_CONF', 'CASE_CONF', 'CASE_EDIT'],
  environment: 0 | 1 = 0
) {
  const browser = await signIn(client, await makeUser({ project, permissions }), environment)
  const take = async (body: object = {}) => {
    const parts = ['presets.study']
    return (await browser.post('/api/config/company/syn').json({ parts, ...body })).body()
  }
  const presets = async (): Promise<Preset[]> =>
    (await browser.get('/api/admin/presets/study')).body().data
  return { ...browser, take, presets }
}

const namesOf = (presets: readonly Preset[]) => presets.map(({ name }) => name).toSorted()
const shortOf = (answer: { data: { parts: { things: { key: string; state: string }[] }[] } }) =>
  answer.data.parts.flatMap(({ things }) => things.map(({ key, state }) => `${key} ${state}`))

test.group('Templates of a company', () => {
  test('are kept as presets are: found, changed on top of what one saw, deleted', async ({
    client,
    assert,
  }) => {
    const { keep, get, put, delete: remove } = await administrator(client)
    const { data: made } = await keep(study)
    const place = `${LIST}/${made.id}`
    assert.equal((await keep({ ...other, name: 'ph-1' })).code, 30018)
    assert.equal((await keep({ name: 'x', content: { D_1: 'AB' } })).code, 2017)
    assert.isTrue(
      (await keep({ ...study, content: { C_3_1: '1' } }, LIST.replace('study', 'sender'))).status
    )
    const list = await get(LIST).qs({ filter: '{"q":"ph-1"}' })
    assert.deepEqual(namesOf(list.body().data), ['PH-1'])
    assert.equal(list.header('content-range'), 'templates/study 0-0/1')
    const to = { ...other, revision: 1 }
    assert.equal((await put(place).json(to)).body().data.revision, 2)
    assert.equal((await put(place).json(to)).body().code, 1006)
    assert.equal((await remove(place)).body().data.id, made.id)
    assert.equal((await get(place)).body().code, 1005)
  })

  test('are kept by the administrators of the company alone, and are of that company', async ({
    client,
    assert,
  }) => {
    const owner = await administrator(client)
    const { data: made } = await owner.keep(study)
    const place = `${LIST}/${made.id}`
    const { project } = owner.user
    const manager = await configurer(client, { project })
    for (const answer of [
      await manager.get(LIST),
      await manager.post(LIST).json(other),
      await manager.get(place),
      await manager.put(place).json({ ...other, revision: 1 }),
      await manager.delete(place),
    ]) {
      assert.equal(answer.body().code, 1003)
    }
    const stranger = await administrator(client)
    assert.deepEqual((await stranger.get(LIST)).body().data, [])
    for (const answer of [
      await stranger.get(place),
      await stranger.put(place).json({ ...other, revision: 1 }),
      await stranger.delete(place),
    ]) {
      assert.equal(answer.body().code, 1005)
    }
    // A name is taken in one company only.
    assert.isTrue((await stranger.keep(study)).status)
  })

  test('leave a trail in their company, which verifies', async ({ client, assert }) => {
    const { keep, delete: remove, project } = await administrator(client)
    const { data: made } = await keep(study)
    await remove(`${LIST}/${made.id}`)
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where('chain', `preset_template:${made.id}`)
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act, company_id: company, project_id: none }) => [act, company, none]),
      ['created', 'removed'].map((what) => [`preset_template.${what}`, project.companyId, null])
    )
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })
})

test.group('Taking over templates of the company', () => {
  test('first says what would change and changes nothing, then does what was seen', async ({
    client,
    assert,
  }) => {
    const owner = await administrator(client)
    await owner.keep(study)
    const { take, presets, post } = await configurer(client, owner)
    await post('/api/admin/presets/study').json({ name: 'Own', content: { C_5_3: 'OWN' } })
    const preview = await take()
    assert.deepEqual(shortOf(preview), ['ph-1 added'])
    assert.isFalse(preview.data.applied)
    assert.deepEqual(namesOf(await presets()), ['Own'])
    const done = await take({ apply: preview.data.digest })
    assert.isTrue(done.data.applied)
    assert.deepEqual(namesOf(await presets()), ['Own', 'PH-1'])
    assert.deepEqual(shortOf(await take()), ['ph-1 same'])
  })

  test('takes those that are chosen, one act each, and no other', async ({ client, assert }) => {
    const owner = await administrator(client)
    for (const each of [study, other]) await owner.keep(each)
    const { take, presets } = await configurer(client, owner, undefined, 1)
    const { digest } = (await take()).data
    const things = [{ part: 'presets.study', key: 'ph-2' }]
    assert.deepEqual(shortOf(await take({ things })), ['ph-2 added'])
    assert.deepEqual(shortOf(await take({ things, apply: digest })), ['ph-2 added'])
    assert.deepEqual(namesOf(await presets()), ['PH-2'])
    const { projectId, companyId } = owner.project
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ project_id: projectId, company_id: companyId })
      .select('act', 'environment')
    assert.deepEqual(lines, [{ act: 'preset.created', environment: 1 }])
    for (const wrong of [[{ part: 'presets.study', key: 'nothing' }], []]) {
      assert.equal((await take({ things: wrong })).code, 2017)
    }
  })

  test('does what was seen or nothing', async ({ client, assert }) => {
    const owner = await administrator(client)
    await owner.keep(study)
    const { take, presets } = await configurer(client, owner)
    const { digest } = (await take()).data
    await owner.keep(other)
    assert.equal((await take({ apply: digest })).code, 1006)
    assert.deepEqual(await presets(), [])
  })

  test('overwrites nothing that others change in the same moment', async ({ client, assert }) => {
    const owner = await administrator(client)
    await owner.keep(study)
    const { take, presets, post } = await configurer(client, owner)
    const own = { name: 'PH-1', content: { C_5_3: 'OWN' } }
    const { id } = (await post('/api/admin/presets/study').json(own)).body().data
    const preview = await take()
    assert.deepEqual(shortOf(preview), ['ph-1 changed'])
    const changing = await db.connection('owner').transaction()
    const content = JSON.stringify({ C_5_3: 'NEWER' })
    await changing.from('presets').where({ id }).update({ content, revision: 2 })
    // What is compared now is what was seen; only then it is waited for.
    const taking = take({ apply: preview.data.digest })
    assert.equal(await waitFor(1, taking), 'waits')
    await changing.commit()
    assert.equal((await taking).code, 1006)
    assert.deepEqual(
      (await presets()).map((preset) => preset.content),
      [{ C_5_3: 'NEWER' }]
    )
  })

  test('is for those who configure the system and the part, in their own company', async ({
    client,
    assert,
  }) => {
    const owner = await administrator(client)
    await owner.keep(study)
    const { take } = await configurer(client, owner, ['CASE_CONF'])
    assert.equal((await take()).code, 1003)
    const { take: without } = await configurer(client, owner, ['SYS_CONF'])
    assert.equal((await without()).code, 2017)
    const { take: elsewhere } = await configurer(client, { project: await makeProject() })
    assert.deepEqual(shortOf(await elsewhere()), [])
    // The administrator of the company has no role in the project.
    const bare = await owner.post('/api/config/company/syn').json({ parts: ['presets.study'] })
    assert.equal(bare.body().code, 1003)
    const platform = await makeUser({
      project: await makeProject(),
      permissions: ['SYS_CONF', 'CASE_CONF'],
      administers: 'platform',
    })
    const browser = await signIn(client, platform)
    const seen = await browser.post('/api/config/company/syn').json({ parts: ['presets.study'] })
    assert.deepEqual(shortOf(seen.body()), [])
  })

  test('are taken over by the administrator of the company in whichever project that is a role of theirs', async ({
    client,
    assert,
  }) => {
    const person = await makeUser({ administers: 'company' })
    const roles = await (await app.container.make(AlignBuiltInRoles)).handle()
    const membership = db.connection('owner').from('memberships').where({ user_id: person.id })
    await membership.update({ role_id: roles.COMPANY_ADMIN })
    const owner = await administrator(client, person)
    await owner.keep(study)
    const asked = { parts: ['presets.study'] }
    const seen = (await owner.post('/api/config/company/syn').json(asked)).body()
    assert.deepEqual(shortOf(seen), ['ph-1 added'])
    const { digest } = seen.data
    const taken = await owner.post('/api/config/company/syn').json({ ...asked, apply: digest })
    assert.isTrue(taken.body().status)
    const presets = (await owner.get('/api/admin/presets/study')).body().data
    assert.deepEqual(namesOf(presets), ['PH-1'])
  })

  test('takes parts alone of which the company can keep templates', async ({ client, assert }) => {
    const owner = await administrator(client)
    const { take } = await configurer(client, owner)
    for (const part of ['cases.numbering', 'nothing.there']) {
      assert.equal((await take({ parts: [part] })).code, 2017)
    }
    assert.equal((await take({ parts: [] })).code, 2017)
  })
})
