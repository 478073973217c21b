import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { CaseLoader } from '#plugins/cases/contract'
import { usualSettings } from '#plugins/signal/contract/plan'
import RunDuePlans, { beginOf } from '#plugins/signal/runs/run_due_plans'
import { PART } from '#plugins/signal/runs/read_at_cut'
import { bring, data, permissions, reports } from '#plugins/signal/tests/signal_project'
import { asUser } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { owner } from '#tests/isolation/kit/ready'
import { makeUser } from '#tests/factories/make_user'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { signIn } from '#tests/factories/sign_in'
import { catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf } from '#tests/fixtures/mail_server'

test.group('Runs by schedule', () => {
  test('are begun once a month, and whoever saved the plan is told how much is new', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mails = await catchMails()
    cleanup(() => mails.release())
    const user = await makeUser({ permissions })
    const email = `${user.username}@example.org`
    await owner().from('users').where({ id: user.id }).update({ email })
    const browser = await signIn(client, user)
    await bring(user, reports)
    const settings = { ...usualSettings, schedule: 'monthly' }
    await data(browser.post('/api/signal/plans').json({ name: 'By itself', settings }))
    const due = await app.container.make(RunDuePlans)
    await due.handle()
    await due.handle()
    const runs = await data(browser.get('/api/signal/runs'))
    assert.deepEqual(
      runs.map(({ cut, state }: { cut: string; state: string }) => [cut, state]),
      [[beginOf('monthly', new Date())!.toISOString(), 'done']]
    )
    await workOffJobs()
    const texts = mails.received.map(({ mail }) => bodyOf(mail).replaceAll(/\s+/g, ' '))
    assert.lengthOf(texts, 1, 'the second look at the plan begins nothing')
    assert.include(texts[0], user.project.code)
    assert.include(texts[0], '/signal/analysis')
  })

  test('and by hand are refused without a case before the cut, and while one of the plan is not over', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const wish = { name: 'Twice', settings: usualSettings }
    const { id: planId } = await data(browser.post('/api/signal/plans').json(wish))
    const start = async () => (await browser.post('/api/signal/runs').json({ planId })).body()
    assert.equal((await start()).code, 6016)
    // More than are read together: the run waits for the jobs.
    const loader = await app.container.make(CaseLoader)
    const content = reportContent()
    await asUser(user, () => loader.load(PART + 1, () => ({ act: 'case.generated', content })))
    assert.isTrue((await start()).status)
    assert.equal((await start()).code, 3000)
    await workOffJobs()
    assert.isTrue((await start()).status)
  })

  test('begin on the first day of the month or the quarter', ({ assert }) => {
    const day = new Date('2026-11-28T10:00:00Z')
    assert.equal(beginOf('monthly', day)!.toISOString(), '2026-11-01T00:00:00.000Z')
    assert.equal(beginOf('quarterly', day)!.toISOString(), '2026-10-01T00:00:00.000Z')
    assert.isNull(beginOf('none', day))
  })
})
