import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { endCase } from '#tests/factories/end_case'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'

const aCase = aReport()

/** Somebody who makes cases in the formal environment of a project and may close it. */
async function arrive(client: ApiClient) {
  const user = await makeUser({ administers: 'company', permissions: ['CASE_DATA', 'CASE_EDIT'] })
  const browser = await signIn(client, user, 1)
  const { projectId } = user.project
  const own = `/api/admin/projects/${projectId}`
  const send = async (path: string, body?: object) =>
    (await browser.post(path).json(body ?? {})).body()
  const make = () => send('/api/cases', aCase)
  const finished = await make()
  await endCase(user.project.scope(1), finished.data.id)
  return {
    make,
    close: () => send(`${own}/close`),
    restart: () => send(`${own}/restart`),
    projectId,
  }
}

/** The project, and how many of its formal cases are unfinished. */
async function stateOf(projectId: string) {
  const owner = db.connection('owner')
  const { status } = await owner.from('projects').where({ id: projectId }).firstOrFail()
  const cases = await owner.from('cases').where({ project_id: projectId, environment: 1 })
  // The first one is finished.
  return { status, unfinished: cases.length - 1 }
}

test.group('A project that is closed while cases are made', () => {
  test('is not closed over a case that is being made: closing waits for it and sees it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { make, close, projectId } = await arrive(client)
    // The case gets as far as taking its place, and no further.
    const gate = await db.connection('owner').transaction()
    cleanup(() => (gate.isCompleted ? undefined : gate.rollback()))
    const place = { project_id: projectId, environment: 1 }
    await gate.from('case_counters').where(place).forUpdate()
    const made = make()
    await waitFor(1, made)
    const closed = close()
    await waitFor(2, closed)
    await gate.commit()
    assert.isTrue((await made).status)
    assert.equal((await closed).code, 30007)
    assert.deepEqual(await stateOf(projectId), { status: 'ongoing', unfinished: 1 })
  })

  test('takes no case that is made while it is being closed: the case waits and is refused', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { make, close, restart, projectId } = await arrive(client)
    assert.equal((await close()).data.status, 'closed')
    assert.equal((await restart()).data.status, 'ongoing')
    // Closing holds the project and gets as far as its line of the trail, and no further.
    const gate = await db.connection('owner').transaction()
    cleanup(() => (gate.isCompleted ? undefined : gate.rollback()))
    await gate.from('audit_heads.heads').where('chain', `project:${projectId}`).forUpdate()
    const closed = close()
    await waitFor(1, closed)
    const made = make()
    await waitFor(2, made)
    await gate.commit()
    assert.equal((await closed).data.status, 'closed')
    assert.equal((await made).code, 1006)
    assert.deepEqual(await stateOf(projectId), { status: 'closed', unfinished: 0 })
  })

  test('is never closed with an unfinished case in it, however the two meet', async ({
    client,
    assert,
  }) => {
    const { make, close, projectId } = await arrive(client)
    const acts = [make, make, close, make, close]
    await Promise.all(acts.map((act) => act()))
    const { status, unfinished } = await stateOf(projectId)
    assert.isTrue(status === 'ongoing' || unfinished === 0, `${status} with ${unfinished}`)
  })
})
