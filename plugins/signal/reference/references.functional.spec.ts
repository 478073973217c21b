// needs: cases, coding, drugs
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { asPlatform } from '#kernel/commands/as_platform'

import { usualSettings } from '#plugins/signal/contract/plan'
import { References } from '#plugins/signal/records/references'
import { ActOnReference } from '#plugins/signal/reference/act_on_reference'
import { LoadReference } from '#plugins/signal/reference/loading/load_reference'
import { StartReference } from '#plugins/signal/reference/loading/start_reference'
import { quarterZip } from '#plugins/signal/tests/faers_quarter'
import { bring, data, permissions, reports } from '#plugins/signal/tests/signal_project'
import { unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { runAce } from '#tests/fixtures/run_ace'

/** 30 reports of others: 4 of 10 with the first drug name the rash, 1 of 20 without. */
const lines = [
  'report_id,drug,event,sex',
  ...Array.from({ length: 4 }, (_, at) => `A${at},DEMOPRAZOLE,Unlisted Rash,F`),
  ...Array.from({ length: 6 }, (_, at) => `B${at},demoprazole,Unlisted nausea,F`),
  'C1,Elsewhere,Unlisted rash,M',
  ...Array.from({ length: 19 }, (_, at) => `D${at},Elsewhere,Unlisted nausea,M`),
]
const table = { name: 'others.csv', bytes: Buffer.from(`${lines.join('\n')}\n`, 'utf8') }

/** Those of the project, with reactions that are no terms of a dictionary which another spec put in use. */
const unlisted = reports.map(([drug, event]) => [drug, event.replace('Demo', 'Unlisted')] as const)

async function bringReference(name: string, file = table) {
  return asPlatform(async () => {
    const id = await (await app.container.make(StartReference)).handle(name, [file], 'now')
    const row = await (await app.container.make(LoadReference)).handle(id)
    await (await app.container.make(ActOnReference)).handle(id, 'approve')
    return row!
  })
}

async function runAgainst(browser: SignedInClient, name: string, background: object | null) {
  const settings = { ...usualSettings, background }
  const plan = await data(browser.post('/api/signal/plans').json({ name, settings }))
  const { id } = await data(browser.post('/api/signal/runs').json({ planId: plan.id }))
  const { rows } = await data(browser.get(`/api/signal/runs/${id}/pairs?view=all&sort=n`))
  return { id: id as string, rows, summary: await data(browser.get(`/api/signal/runs/${id}`)) }
}

const cells = (row: Record<string, unknown>) => [row.drug, row.term, row.n]

test.group('Reference data', () => {
  test('are counted with the reports of the project, or instead of them, as the plan says', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, unlisted)
    const name = unique('Others')
    const { digest } = await bringReference(name)
    const choices = await data(browser.get('/api/signal/backgrounds'))
    assert.deepInclude(choices, { name, kind: 'csv', digest, reports: 30 })

    // The project alone: 6 of 8 reports of the drug name the rash, 2 of 32 of the others.
    const alone = await runAgainst(browser, 'Project', null)
    assert.isNull(alone.summary.background)
    const rash = (rows: Record<string, unknown>[]) =>
      rows.find(({ drug, term }) => drug === 'text:demoprazole' && term === 'text:unlisted rash')
    assert.closeTo((rash(alone.rows) as any).figures.PRR, 12, 1e-9)

    // Both: 10 of 18 with the drug, 3 of 52 without; E = 18 * 13 / 70.
    const both = await runAgainst(browser, 'Both', { reference: name, projectToo: true })
    assert.equal(both.summary.reports, 70)
    assert.deepEqual(both.summary.background, { reports: 30, leftOut: 0 })
    assert.deepEqual(both.summary.reference, { name, digest })
    assert.deepEqual(cells(rash(both.rows)!), ['text:demoprazole', 'text:unlisted rash', 10])
    assert.closeTo((rash(both.rows) as any).figures.PRR, 10 / 18 / (3 / 52), 1e-9)
    assert.closeTo((rash(both.rows) as any).expected, (18 * 13) / 70, 1e-9)
    // Drugs that no report of the project names are counted, and not listed.
    assert.isEmpty(both.rows.filter(({ drug }: { drug: string }) => drug === 'text:elsewhere'))

    // The reference data alone: 4 of 10, 1 of 20. Demosartan is a drug of the project alone.
    const others = await runAgainst(browser, 'Others', { reference: name, projectToo: false })
    assert.equal(others.summary.reports, 30)
    assert.deepEqual(cells(rash(others.rows)!), ['text:demoprazole', 'text:unlisted rash', 4])
    assert.closeTo((rash(others.rows) as any).figures.PRR, 0.4 / 0.05, 1e-9)
    assert.sameMembers(
      others.rows.map(({ drug }: { drug: string }) => drug),
      ['text:demoprazole', 'text:demoprazole']
    )

    const of = { level: 'pt', drug: 'text:demoprazole', term: 'text:unlisted rash' }
    const query = new URLSearchParams(of)
    const pair = await data(browser.get(`/api/signal/runs/${both.id}/pair?${query}`))
    assert.deepEqual([pair.a, pair.b, pair.c, pair.d, pair.reference], [10, 8, 3, 49, 4])
    assert.isEmpty(pair.scan)
    const behind = await data(browser.get(`/api/signal/runs/${both.id}/reports?${query}`))
    assert.deepEqual([behind.total, behind.reference], [6, 4])
    const charts = await data(browser.get(`/api/signal/runs/${others.id}/charts`))
    assert.deepEqual(
      charts.drugs.map(({ key, n }: { key: string; n: number }) => [key, n]),
      [['text:demoprazole', 10]]
    )

    for (const more of [[], ['--from-cases']]) {
      const code = user.project.code
      const { stdout } = await runAce(
        'signal:verify',
        both.id,
        ...more,
        '--project',
        code,
        '--json'
      )
      assert.deepInclude(JSON.parse(stdout), { run: both.id, same: true })
    }
  })

  test('are chosen by name while they are in use, and refused where they do not say what is asked', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, reports.slice(0, 2))
    const name = unique('Refused')
    const { id } = await bringReference(name)
    const code = async (change: object) => {
      const settings = {
        ...usualSettings,
        background: { reference: name, projectToo: true },
        ...change,
      }
      const wish = { name: unique('Plan'), settings }
      const plan = await data(browser.post('/api/signal/plans').json(wish))
      return (await browser.post('/api/signal/runs').json({ planId: plan.id })).body().code
    }
    assert.equal(await code({ seriousOnly: true }), 2017)
    assert.equal(await code({ receivedFrom: '2026-01-01' }), 2017)
    const acting = await app.container.make(ActOnReference)
    await asPlatform(() => acting.handle(id, 'retire'))
    assert.equal(await code({}), 1006)
    await assert.rejects(() => asPlatform(() => acting.handle(id, 'discard')))
  })

  test('are loaded by the platform, approved, retired; what was not in use is discarded, a load is called off', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const name = unique('Quarter')
    const upload = (called: string, bytes: Buffer, filename: string) =>
      platform
        .post('/api/signal/references')
        .field('name', called)
        .file('files', bytes, { filename })
    const { id } = (await upload(name, await quarterZip(), 'q.zip')).body().data
    const again = await upload(name, await quarterZip(), 'q.zip')
    assert.equal(again.body().code, 1006)
    const picture = await upload(unique('Other'), Buffer.from('%PDF-1.4'), 'q.pdf')
    assert.deepInclude(picture.body(), { code: 2701 })
    const noTable = await upload(unique('Other'), Buffer.from('a,b\n1,2\n'), 'q.csv')
    assert.equal(noTable.body().code, 2401)

    const one = async () => {
      const all = (await platform.get('/api/signal/references')).body().data
      return all.find((each: { id: string }) => each.id === id)
    }
    const act = async (wish: string) =>
      (await platform.post(`/api/signal/references/${id}/acts`).json({ act: wish })).body().code
    assert.deepInclude(await one(), { name, kind: 'faers', state: 'waiting', acts: ['cancel'] })
    await asPlatform(async () => (await app.container.make(LoadReference)).handle(id))
    assert.deepInclude(await one(), { state: 'imported', acts: ['approve', 'discard'] })
    assert.deepInclude((await one()).counts, { reports: 4, older: 1, deleted: 1 })
    assert.equal(await act('cancel'), 1006)
    await act('discard')
    assert.isUndefined(await one())
    assert.equal(await act('approve'), 1005)

    const next = (await upload(name, await quarterZip(), 'q.zip')).body().data.id
    await platform.post(`/api/signal/references/${next}/acts`).json({ act: 'cancel' })
    const row = await asPlatform(async () => (await app.container.make(LoadReference)).handle(next))
    assert.equal(row!.state, 'cancelled')
    const content = await app.container.make(References)
    const reference = { id: next, name, digest: '', contentDigest: 'other', reports: 0 }
    await assert.rejects(() => asPlatform(() => content.content(reference)), /were kept as other/)
  })
})
