import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { usualSettings } from '#plugins/signal/contract/plan'
import RunDuePlans, { beginOf } from '#plugins/signal/runs/run_due_plans'
import { bring, data, permissions, reports } from '#plugins/signal/tests/signal_project'
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

  test('begin on the first day of the month or the quarter', ({ assert }) => {
    const day = new Date('2026-11-28T10:00:00Z')
    assert.equal(beginOf('monthly', day)!.toISOString(), '2026-11-01T00:00:00.000Z')
    assert.equal(beginOf('quarterly', day)!.toISOString(), '2026-10-01T00:00:00.000Z')
    assert.isNull(beginOf('none', day))
  })
})
