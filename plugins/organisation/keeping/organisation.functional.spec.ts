import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

/** The administrator of a company of that type. */
async function administrator(client: ApiClient, type: 1 | 2) {
  const user = await makeUser({ administers: 'company' })
  const { companyId } = user.project
  await db.connection('owner').from('companies').where('id', companyId).update({ type })
  const browser = await signIn(client, user)
  const make = async (resource: string, body: object) =>
    (await browser.post(`/api/admin/${resource}`).json(body)).body()
  return { ...browser, make }
}

/** What each resource needs at least, and the numbers of the catalogue that refuse it. */
const resources = [
  { resource: 'sponsors', type: 2, name: 'name', taken: 30009, inUse: 30010 },
  { resource: 'servers', type: 1, name: 'name', taken: 30011, inUse: 30012 },
  { resource: 'drugs', type: 1, name: 'nameZh', taken: 30013, inUse: 30014 },
] as const

const reference = (drugId: string, given: object = {}) => ({
  drugId,
  market: 'CN',
  suVersion: '1',
  drugName: 'Demotinib',
  reactions: [{ code: '90100001', term: 'Demo rash', seriousness: 'any', ctcaeLevel: 3 }],
  ...given,
})

test.group('Sponsors, servers and drugs', () => {
  test('{resource}: are made, found, changed against their revision, and deleted')
    .with([...resources])
    .run(async ({ client, assert }, { resource, type, name }) => {
      const { make, get, put, delete: remove } = await administrator(client, type)
      const word = unique('Thing')
      const { data: made } = await make(resource, { [name]: word })
      const found = await get(`/api/admin/${resource}`).qs({ filter: JSON.stringify({ q: word }) })
      assert.deepEqual(found.body().data, [made])
      assert.equal(found.header('content-range'), `${resource} 0-0/1`)
      const place = `/api/admin/${resource}/${made.id}`
      const change = { ...made, [name]: `${word} new` }
      const answers = await Promise.all([put(place).json(change), put(place).json(change)])
      assert.sameMembers(
        answers.map((answer) => answer.body().code),
        [undefined, 1006]
      )
      assert.equal((await get(place)).body().data[name], `${word} new`)
      assert.isTrue((await remove(place)).body().status)
      assert.equal((await get(place)).body().code, 1005)
      assert.isTrue((await make(resource, { [name]: `${word} new` })).status, 'the name is free')
    })

  test('{resource}: have a name of their own in the company, also when two take it at once')
    .with([...resources])
    .run(async ({ client, assert }, { resource, type, name, taken }) => {
      const { make } = await administrator(client, type)
      const word = unique('Thing')
      const answers = await Promise.all(
        [word, word.toUpperCase(), word].map((each) => make(resource, { [name]: each }))
      )
      const codes = answers.map(({ code }) => code ?? 'made').sort()
      assert.deepEqual(codes, [taken, taken, 'made'])
      const refused = answers.find(({ code }) => code === taken)
      assert.equal(refused.data.errors[0].field, name)
      const other = await administrator(client, type)
      assert.isTrue((await other.make(resource, { [name]: word })).status)
    })

  test('{resource}: are not deleted while projects have them, which are named')
    .with([...resources])
    .run(async ({ client, assert }, { resource, type, name, inUse }) => {
      const { make, put, delete: remove, user } = await administrator(client, type)
      const { projectId, code } = user.project
      const { data: made } = await make(resource, {
        [name]: unique('Thing'),
        projects: [projectId],
      })
      assert.deepEqual(made.projects, [projectId])
      const place = `/api/admin/${resource}/${made.id}`
      const refused = (await remove(place)).body()
      assert.equal(refused.code, inUse)
      assert.include(refused.data.detail.zh, code)
      await put(place).json({ ...made, projects: [] })
      assert.isTrue((await remove(place)).body().status)
    })

  test('{resource}: are not there for another company, nor can its projects be linked')
    .with([...resources])
    .run(async ({ client, assert }, { resource, type, name }) => {
      const owner = await administrator(client, type)
      const { data: made } = await owner.make(resource, { [name]: unique('Thing') })
      const stranger = await administrator(client, type)
      const place = `/api/admin/${resource}/${made.id}`
      const answers = [
        await stranger.get(place),
        await stranger.put(place).json(made),
        await stranger.delete(place),
      ]
      for (const answer of answers) assert.equal(answer.body().code, 1005)
      assert.lengthOf((await stranger.get(`/api/admin/${resource}`)).body().data, 0)
      const { projectId } = owner.user.project
      const linked = await stranger.make(resource, { [name]: 'Mine', projects: [projectId] })
      assert.equal(linked.code, 1005)
      assert.lengthOf((await stranger.get(`/api/admin/${resource}`)).body().data, 0)
    })

  test('belong to companies of one type: drugs and servers to type 1, sponsors to type 2', async ({
    client,
    assert,
  }) => {
    for (const type of [1, 2] as const) {
      const { get, user } = await administrator(client, type)
      for (const { resource, type: of } of resources) {
        const { code } = (await get(`/api/admin/${resource}`)).body()
        assert.equal(code, of === type ? undefined : 1003, `${resource} in type ${type}`)
      }
      const worker = await makeUser({
        project: user.project,
        permissions: ['SPONSOR_CONF', 'SERVER_CONF', 'DRUG_CONF'],
      })
      const browser = await signIn(client, worker)
      for (const { resource } of resources) {
        assert.equal((await browser.get(`/api/admin/${resource}`)).body().code, 1003)
      }
    }
  })

  test('a drug has a Chinese or an English name (CFG-05)', async ({ client, assert }) => {
    const { make } = await administrator(client, 1)
    const { code, data } = await make('drugs', { details: 'no name' })
    assert.deepEqual([code, data.errors[0].field], [2017, 'nameZh'])
    assert.isTrue((await make('drugs', { nameEn: unique('Drug') })).status)
  })

  test('a reference document keeps each version, with reactions whose codes do not repeat and are not empty (CFG-06 to CFG-09)', async ({
    client,
    assert,
  }) => {
    const { make, get } = await administrator(client, 1)
    const { data: drug } = await make('drugs', { nameEn: unique('Drug') })
    const [rash] = reference('').reactions
    const faults: [object, string][] = [
      [{ suVersion: '' }, 'suVersion'],
      [{ reactions: [] }, 'reactions'],
      [{ reactions: [rash, rash] }, 'reactions'],
      [{ reactions: [{ ...rash, code: '' }] }, 'reactions'],
      [{ reactions: [{ ...rash, seriousness: 'perhaps' }] }, 'reactions.0.seriousness'],
      [{ reactions: [{ ...rash, ctcaeLevel: 6 }] }, 'reactions.0.ctcaeLevel'],
      [{ drugName: '' }, 'drugName'],
      [{ market: 'XX' }, 'market'],
      [{ ctcaeVersion: '1' }, 'ctcaeVersion'],
    ]
    for (const [wrong, field] of faults) {
      const { code, data } = await make('drug_references', reference(drug.id, wrong))
      assert.deepEqual([code, data.errors?.[0].field], [2017, field])
    }
    const act = { drugName: '', actName: 'Demo class' }
    assert.isTrue((await make('drug_references', reference(drug.id, act))).status)
    const again = await make('drug_references', reference(drug.id))
    assert.deepEqual([again.code, again.data.errors[0].field], [30018, 'suVersion'])
    assert.isTrue((await make('drug_references', reference(drug.id, { suVersion: '2' }))).status)
    assert.isTrue((await make('drug_references', reference(drug.id, { market: 'EU' }))).status)
    const list = await get('/api/admin/drug_references').qs({
      filter: JSON.stringify({ drugId: drug.id, market: 'CN' }),
      sort: '["suVersion","DESC"]',
    })
    const rows = list.body().data
    assert.deepEqual(
      rows.map(({ suVersion, drug: name }: any) => [suVersion, name]),
      [
        ['2', drug.nameEn],
        ['1', drug.nameEn],
      ]
    )
    assert.deepEqual(rows[0].reactions, reference('').reactions)
  })

  test('a reference document of a drug of another company cannot be made', async ({
    client,
    assert,
  }) => {
    const owner = await administrator(client, 1)
    const { data: drug } = await owner.make('drugs', { nameEn: unique('Drug') })
    const stranger = await administrator(client, 1)
    const made = await stranger.make('drug_references', reference(drug.id))
    assert.equal(made.code, 1005)
  })

  test('leave a trail in their company, which verifies', async ({ client, assert }) => {
    const { make, put, delete: remove, user } = await administrator(client, 2)
    const { data: made } = await make('sponsors', { name: unique('Sponsor'), contact: 'Ann' })
    const { projectId } = await makeProject({ companyId: user.project.companyId })
    const place = `/api/admin/sponsors/${made.id}`
    await put(place).json({ ...made, contact: 'Bert', projects: [projectId] })
    await put(place).json({ ...made, contact: 'Bert', revision: 2 })
    await remove(place)
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where('chain', `sponsor:${made.id}`)
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act }) => act),
      ['sponsor.created', 'sponsor.changed', 'sponsor.changed', 'sponsor.deleted']
    )
    assert.deepEqual(lines[1].changes, [
      { path: 'contact', before: 'Ann', after: 'Bert' },
      { path: 'projects', before: null, after: [projectId] },
    ])
    for (const line of lines) assert.equal(line.company_id, user.project.companyId)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })
})
