import { randomUUID } from 'node:crypto'

import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { workAt } from '#plugins/process/contract/definition'

/** A project that checks first reports and follow-ups only, and whoever does all of its work. */
async function aProject(client: ApiClient) {
  const project = await makeProject()
  const arrive = async (...permissions: string[]) =>
    signIn(
      client,
      await makeUser({ project, permissions: ['CASE_DATA', 'CASE_EDIT', ...permissions] })
    )
  const manager = await arrive('SYS_CONF')
  const worker = await arrive(workAt('ENTRY'), workAt('QUALITY'))
  await manager.put('/api/system/process').json({
    ...{ version: 1, followsEnded: true },
    nodes: [
      { key: 'ENTRY', afterReturn: 'resume' },
      { key: 'QUALITY', afterReturn: 'resume', notFor: ['amendment', 'nullification'] },
      { key: 'ARCHIVED', afterReturn: 'resume' },
    ],
  })
  const number = `CN-X-${randomUUID().slice(0, 8)}`
  const ids = { C_1_1: number, C_1_8_1: number }
  const { id } = (await worker.post('/api/cases').json(aReport(ids))).body().data
  const place = `/api/cases/${id}`
  const way = async () => (await worker.get(`${place}/process`)).body().data
  const act = async (name: string) => {
    const seen = (await way()).steps.at(-1).seq
    return (await worker.post(`${place}/process/${name}`).json({ seen })).body()
  }
  return {
    way,
    act,
    /** Passes the check, and is archived with that. */
    async finish() {
      for (const name of ['pass', 'claim', 'pass']) await act(name)
    },
    follow: async () =>
      (
        await worker
          .post(`${place}/follow-ups`)
          .json({ content: { C_1_3: '1', C_1_4: '2026-03-03' } })
      ).body(),
    change: async (kind: string) =>
      (await worker.post(`${place}/versions`).json({ kind, reason: 'Dose' })).body(),
  }
}

test.group('A later version on its way', () => {
  test('is opened of an archived case only (6006), and passes the workflow again', async ({
    assert,
    client,
  }) => {
    const { way, finish, follow } = await aProject(client)
    const early = await follow()
    assert.equal(early.code, 6006)
    await finish()
    assert.isTrue((await follow()).status)
    const { steps } = await way()
    const { act, kind, to } = steps.at(-1)
    assert.deepEqual([act, kind, to], ['begin', 'follow-up', 'ENTRY'])
    assert.equal((await follow()).code, 6006, 'it is open')
  })

  test('has a shorter way where it amends', async ({ assert, client }) => {
    const { way, act, finish, change } = await aProject(client)
    await finish()
    assert.isTrue((await change('amendment')).status)
    assert.isTrue((await act('pass')).status)
    assert.equal((await way()).steps.at(-1).to, 'ARCHIVED')
  })
})
