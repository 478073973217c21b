// needs: cases, presets
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { aReport } from '#tests/factories/a_report'
import { makeProject } from '#tests/factories/make_project'
import { makeMembership, makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const permissions = ['SYS_CONF', 'CASE_CONF', 'CASE_DATA', 'CASE_EDIT']
const NUMBERING = '/api/system/case-numbering'
const study = { name: 'PH-1', content: { C_5_3: 'PH-1' } }

/** Somebody who configures a project; what is copied goes from its test to its formal environment. */
async function arrive(client: ApiClient, given = permissions) {
  const user = await makeUser({ permissions: given })
  const { projectId } = user.project
  const source = await signIn(client, user, 0)
  const target = await signIn(client, user, 1)
  const copy = async (body: object = {}) => {
    const from = { projectId, environment: 0 }
    const parts = ['cases.numbering', 'presets.study']
    return (await target.post('/api/config/syn').json({ from, parts, ...body })).body()
  }
  /** Looks at what would change, and has it done. */
  const apply = async (body: object = {}) => {
    const preview = await copy(body)
    return preview.status ? copy({ ...body, apply: preview.data.digest }) : preview
  }
  return { user, source, target, projectId, copy, apply, companyId: user.project.companyId }
}

async function arriveConfigured(client: ApiClient) {
  const person = await arrive(client)
  await person.source.put(NUMBERING).json({ prefix: 'PV-', digits: 4, revision: 0 })
  await person.source.post('/api/admin/presets/study').json(study)
  return person
}

const statesOf = (answer: { data: { parts: { things: { state: string }[] }[] } }) =>
  answer.data.parts.flatMap(({ things }) => things.map(({ state }) => state))

test.group('Copying a configuration', () => {
  test('first says what would change and changes nothing', async ({ assert, client }) => {
    const { target, copy } = await arriveConfigured(client)
    const preview = await copy()
    assert.deepEqual(statesOf(preview), ['added', 'added'])
    assert.isFalse(preview.data.applied)
    assert.equal((await target.get(NUMBERING)).body().data.revision, 0)
    assert.deepEqual((await target.get('/api/admin/presets/study')).body().data, [])
  })

  test('brings over what the source has; what only the target has stays', async ({
    assert,
    client,
  }) => {
    const { target, apply } = await arriveConfigured(client)
    const own = { name: 'Own', content: { C_5_3: 'OWN' } }
    await target.post('/api/admin/presets/study').json(own)
    await target
      .post('/api/admin/presets/study')
      .json({ ...study, content: { C_5_3: 'another one' } })
    const done = await apply()
    assert.deepEqual(statesOf(done), ['added', 'changed'])
    const numbering = (await target.get(NUMBERING)).body().data
    assert.deepEqual(numbering, { prefix: 'PV-', digits: 4, revision: 1, isUsual: false })
    const presets = (await target.get('/api/admin/presets/study')).body().data
    assert.sameDeepMembers(
      presets.map(({ name, content }: typeof study) => ({ name, content })),
      [own, study]
    )
    // A second time there is nothing left to be done.
    assert.deepEqual(statesOf(await apply()), ['same', 'same'])
    assert.equal((await target.get(NUMBERING)).body().data.revision, 1)
  })

  test('leaves a line in the trail of each thing that it changes', async ({ assert, client }) => {
    const { projectId, apply } = await arriveConfigured(client)
    await apply()
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ project_id: projectId, environment: 1 })
      .select('act', 'actor_name')
      .orderBy('act')
    assert.deepEqual(
      lines.map(({ act }) => act),
      ['case_numbering.changed', 'preset.created']
    )
  })

  test('brings all parts or none', async ({ assert, client }) => {
    const { source, target, projectId, apply } = await arrive(client)
    await source.put(NUMBERING).json({ prefix: 'PV-', digits: 1, revision: 0 })
    await source.post('/api/admin/presets/study').json(study)
    // Ten cases need two digits: the numbering of the source does not fit here.
    for (let n = 0; n < 10; n++) {
      await target.post('/api/cases').json(aReport())
    }
    const parts = ['presets.study', 'cases.numbering']
    assert.equal((await apply({ parts })).code, 2207)
    assert.deepEqual((await target.get('/api/admin/presets/study')).body().data, [])
    assert.lengthOf(
      await db.connection('owner').from('presets').where({ project_id: projectId, environment: 1 }),
      0
    )
  })

  test('is refused from the project itself, from one of others and from one not configured by oneself', async ({
    assert,
    client,
  }) => {
    const { user, companyId, projectId, copy, apply } = await arriveConfigured(client)
    const stranger = await arriveConfigured(client)
    const [sister, readOnly] = [await makeProject({ companyId }), await makeProject({ companyId })]
    await makeMembership(user, readOnly, ['CASE_DATA', 'CASE_CONF'])
    const wrong = [
      { projectId, environment: 1 },
      { projectId: stranger.projectId, environment: 0 },
      { projectId: sister.projectId, environment: 0 },
      { projectId: readOnly.projectId, environment: 0 },
    ]
    for (const from of wrong) assert.equal((await apply({ from })).code, 1005)
    assert.equal((await copy({ parts: ['nothing.there'] })).code, 2017)
    assert.equal((await copy({ parts: [] })).code, 2017)
    assert.equal((await copy({ from: { projectId: 'x', environment: 0 } })).code, 2017)
  })

  test('gives no right: a part is copied by whoever may configure it, here and there', async ({
    assert,
    client,
  }) => {
    const { copy } = await arrive(client, ['SYS_CONF'])
    assert.equal((await copy({ parts: ['presets.study'] })).code, 2017)
    assert.isTrue((await copy({ parts: ['cases.numbering'] })).status)
    const { user, companyId, copy: copyFrom } = await arrive(client)
    const other = await makeProject({ companyId })
    await makeMembership(user, other, ['SYS_CONF'])
    const from = { projectId: other.projectId, environment: 0 }
    assert.equal((await copyFrom({ from, parts: ['presets.study'] })).code, 1003)
  })

  test('does what was seen or nothing', async ({ assert, client }) => {
    const { source, target, copy } = await arriveConfigured(client)
    const { digest } = (await copy()).data
    await source.post('/api/admin/presets/study').json({ ...study, name: 'Later' })
    assert.equal((await copy({ apply: digest })).code, 1006)
    assert.deepEqual((await target.get('/api/admin/presets/study')).body().data, [])
  })

  test('takes names that differ in small and capital letters alone for one', async ({
    assert,
    client,
  }) => {
    const { target, apply } = await arriveConfigured(client)
    await target.post('/api/admin/presets/study').json({ ...study, name: 'ph-1' })
    assert.deepEqual(statesOf(await apply()), ['added', 'changed'])
    const [only, ...others] = (await target.get('/api/admin/presets/study')).body().data
    assert.deepEqual([only.name, others.length], ['PH-1', 0])
  })

  test('is for those only who configure the system', async ({ assert, client }) => {
    const { copy } = await arrive(client, ['CASE_CONF'])
    assert.equal((await copy()).code, 1003)
  })
})
