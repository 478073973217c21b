import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { readZip } from '#kernel/files/read_zip'

import { Signals } from '#plugins/signal/contract/signals'
import { aRun, bring, data, PAIR, permissions, reports } from '#plugins/signal/tests/signal_project'
import { asUser } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

/** A file as it is downloaded. */
async function bytesOf(browser: SignedInClient, path: string): Promise<Buffer> {
  const asking = browser.get(path)
  asking.request.responseType('blob')
  const answer = await asking
  if (answer.status() !== 200) throw new Error(`${path}: ${answer.status()}`)
  return answer.body() as Buffer
}

/** Texts of an archive by their names. */
async function textsOf(bytes: Buffer): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for await (const { name, read } of readZip(bytes))
    texts[name] = Buffer.from(await read()).toString('utf8')
  return texts
}

const named = (key: string) => ({ key, words: { en: key, zh: key } })

test.group('Signals as files', () => {
  test('a run is a ZIP with its facts, its pairs and its charts, and a PDF', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, reports)
    const { runId } = await aRun(browser, 'As files')
    const zip = await bytesOf(browser, `/api/signal/runs/${runId}/export?kind=zip`)
    const texts = await textsOf(zip)
    assert.equal(JSON.parse(texts['run.json']!).reports, 40)
    const { rows } = JSON.parse(texts['pairs.json']!)
    assert.lengthOf(rows, 4)
    assert.include(texts['pairs.csv']!, 'Demo rash')
    for (const chart of ['volcano', 'prr_chi2', 'forest', 'organ_classes'])
      assert.match(texts[`charts/${chart}.svg`]!, /^<svg/, chart)
    const pdf = await bytesOf(browser, `/api/signal/runs/${runId}/export?kind=pdf`)
    assert.equal(pdf.subarray(0, 5).toString('latin1'), '%PDF-')
    const charts = await data(browser.get(`/api/signal/runs/${runId}/charts`))
    assert.lengthOf(charts.points, 4)
    assert.equal(charts.omitted, 0)
    // Without a dictionary no term has an organ class.
    assert.deepEqual(charts.heat, [])
  })

  test('an assessment is a ZIP with steps and evidence, and a PDF; all of them are a table', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, reports)
    const { runId } = await aRun(browser, 'Assessed')
    const wish = { drug: named(PAIR.drug), terms: [named(PAIR.term)], runId }
    const { id } = await data(browser.post('/api/signal/signals').json(wish))
    const one = `/api/signal/signals/${id}`
    const begin = new Date()
    await data(browser.post(`${one}/decide`).json({ revision: 1, to: 3, reason: '=Explained' }))
    const action = { revision: 2, text: 'Watch it', person: 'Li', day: '2027-01-20' }
    await data(browser.post(`${one}/action`).json(action))
    const texts = await textsOf(await bytesOf(browser, `${one}/export?kind=zip`))
    assert.equal(JSON.parse(texts['signal.json']!).state.status, 3)
    assert.include(texts['steps.csv']!, '=Explained')
    assert.include(texts['evidence.csv']!, 'PRR')
    assert.match(texts['charts/people.svg']!, /^<svg/)
    const pdf = await bytesOf(browser, `${one}/export?kind=pdf`)
    assert.equal(pdf.subarray(0, 5).toString('latin1'), '%PDF-')
    const table = (await bytesOf(browser, '/api/signal/tracking?kind=csv')).toString('utf8')
    assert.include(table, 'Watch it（Li，2027-01-20）')
    // What begins like a formula is a text.
    assert.include(table, "'=Explained")
    const sheet = await bytesOf(browser, '/api/signal/tracking?kind=xlsx')
    assert.equal(sheet.subarray(0, 2).toString('latin1'), 'PK')
    const signals = await app.container.make(Signals)
    const end = new Date(Date.now() + 1000)
    const period = await asUser(user, () => signals.inPeriod(begin, end))
    assert.deepEqual(
      [period.new.length, period.ongoing.length, period.closed.length],
      [0, 0, 1],
      'it was detected before the period'
    )
    const before = await asUser(user, () => signals.inPeriod(new Date(0), begin))
    assert.deepEqual([before.new.length, before.ongoing.length, before.closed.length], [1, 1, 0])
  })
})
