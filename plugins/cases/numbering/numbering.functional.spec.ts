import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const least = aReport()
const NUMBERING = '/api/system/case-numbering'

async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT', 'SYS_CONF'] })
  const browser = await signIn(client, user)
  const create = async (fields: object = {}) =>
    (await browser.post('/api/cases').json({ ...least, ...fields })).body()
  const numberOf = async (fields: object = {}) => (await create(fields)).data.caseNo as string
  const configure = async (body: object) => (await browser.put(NUMBERING).json(body)).body()
  return { browser, code: user.project.code, create, numberOf, configure }
}

test.group('The numbers of cases', () => {
  test('follow the code of the project until somebody configures them', async ({
    assert,
    client,
  }) => {
    const { browser, code, numberOf, configure } = await arrive(client)
    const before = (await browser.get(NUMBERING)).body().data
    assert.deepEqual(before, { prefix: `${code}-`, digits: 6, revision: 0, isUsual: true })
    assert.equal(await numberOf(), `${code}-000001`)
    const { data } = await configure({ prefix: 'CN-PV_', digits: 4, revision: 0 })
    assert.deepEqual(data, { prefix: 'CN-PV_', digits: 4, revision: 1 })
    // The cases that are there keep their numbers; the running number goes on.
    assert.equal(await numberOf(), 'CN-PV_0002')
    const found = (await browser.get('/api/cases').qs({ text: '0002' })).body().data
    assert.deepEqual(
      found.rows.map(({ caseNo }: { caseNo: string }) => caseNo),
      ['CN-PV_0002']
    )
  })

  test('are configured by one at a time, with letters, digits, hyphen and underscore alone', async ({
    assert,
    client,
  }) => {
    const { configure } = await arrive(client)
    for (const prefix of ['药物', 'A B', 'A/B', '-A']) {
      const { code, data } = await configure({ prefix, digits: 4, revision: 0 })
      assert.equal(code, 2207, prefix)
      assert.oneOf(data.rule, ['CASENO-01', 'CASENO-02'])
    }
    for (const wrong of [{ digits: 0 }, { digits: 10 }, { digits: 2.5 }, { prefix: '' }]) {
      const { code } = await configure({ prefix: 'A', digits: 4, revision: 0, ...wrong })
      assert.equal(code, 2017, JSON.stringify(wrong))
    }
    const both = await Promise.all(
      ['A', 'B'].map((prefix) => configure({ prefix, digits: 4, revision: 0 }))
    )
    assert.sameMembers(
      both.map(({ status, code }) => (status ? 'kept' : code)),
      ['kept', 1006]
    )
    assert.equal((await configure({ prefix: 'C', digits: 4, revision: 0 })).code, 1006)
    assert.equal((await configure({ prefix: 'C', digits: 4, revision: 7 })).code, 1006)
  })

  test('are never narrower than the cases that are there need (CASENO-05)', async ({
    assert,
    client,
  }) => {
    const { configure, create } = await arrive(client)
    for (let n = 0; n < 10; n++) await create()
    const refused = await configure({ prefix: 'A', digits: 1, revision: 0 })
    assert.deepEqual([refused.code, refused.data.rule], [2207, 'CASENO-05'])
    assert.equal((await configure({ prefix: 'A', digits: 2, revision: 3_000_000_000 })).code, 2017)
    assert.isTrue((await configure({ prefix: 'A', digits: 2, revision: 0 })).status)
  })

  test('that are used up refuse a case in a sentence until there are more digits; none is lost (CASENO-05)', async ({
    assert,
    client,
  }) => {
    const { browser, configure, create, numberOf } = await arrive(client)
    await configure({ prefix: 'N', digits: 1, revision: 0 })
    for (let n = 1; n <= 8; n++) assert.equal(await numberOf(), `N${n}`)
    const both = await Promise.all([create(), create()])
    assert.sameMembers(
      both.map(({ data, code }) => code ?? data.caseNo),
      ['N9', 2207]
    )
    const refused = await create()
    assert.deepEqual([refused.code, refused.data.rule], [2207, 'CASENO-05'])
    assert.include(refused.data.detail.en, 'with 1 digit are used')
    assert.include(refused.data.detail.zh, '1 位流水号')
    assert.equal((await create({ caseNo: 'N9', whenTaken: 'next' })).code, 2207)
    // A number of one's own needs none of the running ones.
    assert.equal(await numberOf({ caseNo: 'OWN-1', otherNumbering: true }), 'OWN-1')
    assert.equal((await browser.get('/api/cases')).body().data.total, 10)
    assert.isTrue((await configure({ prefix: 'N', digits: 2, revision: 1 })).status)
    assert.equal(await numberOf(), 'N10')
  })

  test('of the usual numbering, which nobody chose, grow wider by themselves', async ({
    assert,
    client,
  }) => {
    const { browser, code, numberOf } = await arrive(client)
    await numberOf()
    await db
      .connection('owner')
      .from('case_counters')
      .where({ project_id: browser.user.project.projectId })
      .update({ last: 999_999 })
    assert.equal(await numberOf(), `${code}-1000000`)
  })

  test('may be typed; one that follows another numbering asks first (CASENO-01 to CASENO-03)', async ({
    assert,
    client,
  }) => {
    const { code, create, numberOf } = await arrive(client)
    for (const caseNo of ['案例1', 'A 1', 'A/1']) {
      const answer = await create({ caseNo, otherNumbering: true })
      assert.deepEqual([answer.code, answer.data.reason], [2501, 'format'], caseNo)
    }
    const asks = await create({ caseNo: 'OTHER-1' })
    assert.deepEqual([asks.code, asks.data.reason], [2501, 'otherNumbering'])
    assert.equal(await numberOf({ caseNo: 'OTHER-1', otherNumbering: true }), 'OTHER-1')
    assert.equal(await numberOf({ caseNo: `${code}-000002` }), `${code}-000002`)
    // The counter passes over what was typed.
    assert.deepEqual([await numberOf(), await numberOf()], [`${code}-000001`, `${code}-000003`])
    assert.equal((await create({ caseNo: 7 })).code, 2017)
  })

  test('ask when a case has them already: the next one, or the same on both (CASENO-04)', async ({
    assert,
    client,
  }) => {
    const { browser, code, create, numberOf } = await arrive(client)
    const first = (await create()).data
    const caseNo = first.caseNo as string
    const asks = await create({ caseNo })
    assert.deepEqual([asks.code, asks.data.reason], [2501, 'duplicateNumber'])
    assert.equal((await browser.get('/api/cases')).body().data.total, 1)
    assert.equal(await numberOf({ caseNo, whenTaken: 'next' }), `${code}-000002`)
    const repeat = (await create({ caseNo, whenTaken: 'repeat' })).data
    assert.equal(repeat.caseNo, caseNo)
    assert.notEqual(repeat.id, first.id)
    // The number alone opens the case that had it first.
    const opened = await browser.get('/case_nav').qs({ caseNo }).redirects(0)
    assert.include(opened.header('location'), first.id)
    assert.equal((await create({ caseNo, whenTaken: 'anyhow' })).code, 2017)
  })

  test('that are typed are taken once when the same request comes again', async ({
    assert,
    client,
  }) => {
    const { browser, code } = await arrive(client)
    const body = { ...least, caseNo: `${code}-000007` }
    const send = async () =>
      (await browser.post('/api/cases').header('idempotency-key', 'once').json(body)).body()
    const first = await send()
    assert.isTrue(first.status)
    assert.deepEqual(await send(), first)
    assert.equal((await browser.get('/api/cases')).body().data.total, 1)
  })

  test('are given to one of two who type the same at once', async ({ assert, client }) => {
    const { create, code } = await arrive(client)
    const caseNo = `${code}-000040`
    const both = await Promise.all([create({ caseNo }), create({ caseNo })])
    assert.sameMembers(
      both.map(({ status, data }) => (status ? 'made' : data.reason)),
      ['made', 'duplicateNumber']
    )
  })

  test('are configured only by whoever configures the system', async ({ assert, client }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const browser = await signIn(client, user)
    assert.equal((await browser.get(NUMBERING)).body().code, 1003)
    const answer = await browser.put(NUMBERING).json({ prefix: 'A', digits: 4, revision: 0 })
    assert.equal(answer.body().code, 1003)
  })
})
