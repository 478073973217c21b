import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import TidyUp from '#kernel/housekeeping/tidy_up'
import { actorOfJob, scheduledJob } from '#kernel/jobs/job_payload'
import { actAs } from '#kernel/tenancy/actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

const all = '/api/report/linelistings'
const design = {
  grain: 'case',
  columns: [{ key: 'case', source: { of: 'list', column: 'caseNo' }, width: 16, format: 'name' }],
  question: { conditions: [], anyRow: [] },
  ...{ sort: [], group: null },
}

const owner = () => db.connection('owner')
const bytesOf = (runId: string) =>
  owner().from('listing_run_files').where({ run_id: runId }).select('number', 'bytes')

/** Somebody who begins a file of a line listing. */
async function begin(client: ApiClient) {
  const browser = await signIn(client, await makeUser({ permissions: ['CASE_REPORT_CONF'] }))
  const body = { name: 'Cases', isTemplate: false, design }
  const { id } = (await browser.post(all).json(body)).body().data
  const runs = `${all}/${id}/runs`
  const { runId } = (await browser.post(runs).json({ kind: 'csv' })).body().data as {
    runId: string
  }
  const run = async () => (await browser.get(runs)).body().data[0]
  return { browser, runId, run }
}

test.group('A file of a line listing', () => {
  test('that somebody cancels says so, and is never made', async ({ client, assert }) => {
    const { browser, runId, run } = await begin(client)
    assert.isTrue((await browser.post(`/api/batches/${runId}/cancel`)).body().status)
    assert.include(await run(), { state: 'cancelled', sentence: null })
    await workOffJobs()
    assert.include(await run(), { state: 'cancelled' })
    assert.lengthOf(await bytesOf(runId), 0)
    const refused = (await browser.get(`/api/report/linelisting-files/${runId}/1`)).body()
    assert.equal(refused.code, 1006)
    const acts = await owner()
      .from('audit_lines')
      .where({ chain: `listing_run:${runId}` })
      .orderBy('seq')
      .select('act')
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['listing_run.started', 'listing_run.cancelled']
    )
  })

  test('that is there stays there when it is cancelled too late', async ({ client, assert }) => {
    const { browser, runId, run } = await begin(client)
    await workOffJobs()
    assert.equal((await browser.post(`/api/batches/${runId}/cancel`)).body().code, 1006)
    assert.include(await run(), { state: 'done' })
  })

  test('loses its bytes when its 30 days are over, and keeps its line', async ({
    client,
    assert,
  }) => {
    const { browser, runId, run } = await begin(client)
    await workOffJobs()
    const { startedAt, expiresAt } = await run()
    const days = (Date.parse(expiresAt) - Date.parse(startedAt)) / 86_400_000
    assert.approximately(days, 30, 0.1)
    const tidy = () =>
      actAs(actorOfJob(scheduledJob), async () => (await app.container.make(TidyUp)).handle())
    await tidy()
    assert.lengthOf(await bytesOf(runId), 1)
    await owner()
      .from('listing_run_files')
      .where({ run_id: runId })
      .update({ expires_at: '2020-01-01' })
    const early = (await browser.get(`/api/report/linelisting-files/${runId}/1`)).body()
    assert.equal(early.code, 1005)
    await tidy()
    assert.lengthOf(await bytesOf(runId), 0)
    assert.include(await run(), { state: 'done' })
  })
})
