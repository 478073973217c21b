import { test } from '@japa/runner'

import { asUser } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { runAce } from '#tests/fixtures/run_ace'
import app from '@adonisjs/core/services/app'

import { Signals } from '#plugins/signal/contract/signals'
import { usualSettings } from '#plugins/signal/contract/plan'
import {
  aRun,
  bring,
  data,
  PAIR,
  permissions,
  reports,
  times,
} from '#plugins/signal/tests/signal_project'

test.group('Signals of a project', () => {
  test('are found by a run, told why, and are new against an earlier run', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, reports.slice(6))
    const { planId, runId: earlier } = await aRun(browser, 'Monthly')
    await bring(user, reports.slice(0, 6), 100)
    const { id: runId } = await data(browser.post('/api/signal/runs').json({ planId }))
    const summary = await data(browser.get(`/api/signal/runs/${runId}?against=${earlier}`))
    assert.equal(summary.reports, 40)
    assert.deepEqual(summary.unmapped, { drugs: 40, terms: 40 })
    const { rows } = await data(browser.get(`/api/signal/runs/${runId}/pairs?against=${earlier}`))
    const [first] = rows
    assert.deepEqual([first.drug, first.term, first.n], [PAIR.drug, PAIR.term, 6])
    assert.equal(first.compared.change, 'new')
    // (6/8)/(2/32) = 12 by hand; E = 8 * 8 / 40.
    assert.closeTo(first.figures.PRR, 12, 1e-9)
    assert.closeTo(first.expected, 1.6, 1e-9)
    const query = new URLSearchParams({ ...PAIR, against: earlier })
    const pair = await data(browser.get(`/api/signal/runs/${runId}/pair?${query}`))
    assert.deepEqual([pair.a, pair.b, pair.c, pair.d], [6, 2, 2, 30])
    const evans = pair.why.find(({ id }: { id: string }) => id === 'evans2001')
    assert.isTrue(evans.fires)
    assert.deepInclude(evans.steps[0], { fact: 'a', threshold: 3, margin: 3, holds: true })
    assert.deepInclude(pair.reasons, { added: 6, removed: 0, dictionary: false, background: false })
    assert.equal(pair.parts.filter(({ name }: { name: string }) => name === 'sex').length, 1)
    const behind = await data(
      browser.get(`/api/signal/runs/${runId}/reports?${new URLSearchParams(PAIR)}`)
    )
    assert.equal(behind.total, 6)
    assert.equal(behind.rows[0].outcome, '1')
  })

  test('of a run are kept: a check computes the same bytes from what it kept and from the cases', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, reports)
    const { runId } = await aRun(browser, 'Kept')
    const kept = await runAce('signal:verify', runId, '--project', user.project.code, '--json')
    assert.equal(kept.code, 0, kept.stderr)
    assert.deepInclude(JSON.parse(kept.stdout), { run: runId, same: true })
    const whole = await runAce(
      ...(['signal:verify', runId, '--from-cases', '--json'] as const),
      ...['--project', user.project.code]
    )
    assert.deepInclude(JSON.parse(whole.stdout), { run: runId, same: true })
  })

  test('are assessed: each status follows on another, a closed one is reopened with a reason', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, reports)
    const { planId, runId } = await aRun(browser, 'Assessed')
    const named = (key: string) => ({ key, words: { en: key, zh: key } })
    const wish = { drug: named(PAIR.drug), terms: [named(PAIR.term)], runId }
    const { id } = await data(browser.post('/api/signal/signals').json(wish))
    const one = `/api/signal/signals/${id}`
    const made = await data(browser.get(one))
    assert.equal(made.state.status, 0)
    assert.equal(made.state.evidence.pairs[0].n, 6)
    const again = (await browser.post('/api/signal/signals').json(wish)).body()
    assert.equal(again.code, 1006)
    const decide = (revision: number, to: number) =>
      browser.post(`${one}/decide`).json({ revision, to, reason: 'Because' })
    assert.equal((await data(decide(1, 2))).state.status, 2)
    const refuted = await data(decide(2, 3))
    assert.equal(refuted.state.status, 3)
    assert.isNotNull(refuted.state.closed)
    assert.equal((await decide(3, 4)).body().code, 1006)
    assert.equal((await decide(2, 1)).body().code, 1006)
    // Half as many reports again: it is told of once more.
    await bring(user, times(4, ['Demoprazole', 'Demo rash'] as const), 200)
    await data(browser.post('/api/signal/runs').json({ planId }))
    assert.deepEqual((await data(browser.get(one))).realerted, ['growth'])
    assert.equal((await data(decide(3, 1))).state.status, 1)
    const action = { revision: 4, text: 'Ask', person: 'Li', day: '2027-01-20' }
    const acted = await data(browser.post(`${one}/action`).json(action))
    const [{ action: number }] = acted.state.actions
    const done = await data(browser.post(`${one}/done`).json({ revision: 5, action: number }))
    assert.isTrue(done.state.actions[0].isDone)
    const signals = await app.container.make(Signals)
    const [tracked] = await asUser(user, () => signals.until(new Date()))
    assert.include(tracked, { number: 1, status: 1, summary: 'Because', source: 'run' })
  })

  test('refuse a name twice, a cut to come, what others changed, and an action that is done', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await bring(user, [['Demoprazole', 'Demo rash']])
    const { planId, runId } = await aRun(browser, 'One drug')
    const code = async (request: ReturnType<SignedInClient['post']>) => (await request).body().code
    const plan = { name: 'one drug', settings: usualSettings }
    assert.equal(await code(browser.post('/api/signal/plans').json(plan)), 1006)
    const changing = browser.put(`/api/signal/plans/${planId}`).json({ ...plan, revision: 7 })
    assert.equal(await code(changing), 1006)
    const cut = '2999-01-01T00:00:00Z'
    assert.equal(await code(browser.post('/api/signal/runs').json({ planId, cut })), 2017)
    const summary = await data(browser.get(`/api/signal/runs/${runId}`))
    assert.match(summary.notes.at(-1).en, /one drug only/)
    const named = { key: 'text:x', words: { en: 'x', zh: 'x' } }
    const { id } = await data(
      browser.post('/api/signal/signals').json({ drug: named, terms: [named] })
    )
    const done = { revision: 1, action: 1 }
    assert.equal(await code(browser.post(`/api/signal/signals/${id}/done`).json(done)), 1006)
    const other = { level: 'pt', drug: 'text:x', term: 'text:x' }
    assert.equal(
      await code(browser.get(`/api/signal/runs/${runId}/pair?${new URLSearchParams(other)}`)),
      1005
    )
  })

  test('are shown to nobody without the permission', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    assert.equal((await browser.get('/api/signal/runs')).body().code, 1003)
  })
})
