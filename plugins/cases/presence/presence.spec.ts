import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import TidyUp from '#kernel/housekeeping/tidy_up'
import { actorOfJob, scheduledJob } from '#kernel/jobs/job_payload'
import { actAs } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'
import { actorIn, asActor } from '#tests/factories/as_actor'
import { makeProject, type TestProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import { PresentPeople } from '#plugins/cases/records/present_people'

async function givenACase(project?: TestProject) {
  const own = project ?? (await makeProject())
  const records = await app.container.make(CaseRecords)
  const [{ id }] = await asActor(own.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(open, [{ act: 'case.created', content: { D_1: 'AB' } }])
    )
  )
  return { project: own, scope: own.scope(), caseId: id }
}

/** Somebody with the case open in a window. */
async function arrive(caseId: string, scope: Scope, name: string) {
  const people = await app.container.make(PresentPeople)
  const userId = randomUUID()
  const actor = { ...actorIn(scope), userId, name }
  const windowId = randomUUID()
  let turns = 0
  return {
    userId,
    windowId,
    say: (page: string, window = windowId, hidden = false, turn = ++turns) =>
      actAs(actor, () => people.sayAndLook({ caseId, windowId: window, turn }, page, hidden)),
    leave: (window = windowId, turn = ++turns) =>
      actAs(actor, () => people.leave({ caseId, windowId: window, turn })),
    rows: () => db.connection('owner').from('case_presence').where({ user_id: userId }),
    silentFor: (seconds: number) =>
      db
        .connection('owner')
        .rawQuery(
          `update case_presence set seen_at = now() - make_interval(secs => ?) where user_id = ?`,
          [seconds, userId]
        ),
  }
}

test.group('Who else is in a case', () => {
  test('is told with name and page, moves with them, and goes when they leave', async ({
    assert,
  }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    assert.deepEqual(await anna.say('patient'), [])
    assert.deepEqual(await bert.say('adverse_events'), [{ name: 'Anna', page: 'patient' }])
    assert.deepEqual(await anna.say('drug'), [{ name: 'Bert', page: 'adverse_events' }])
    assert.deepEqual(await bert.say('adverse_events'), [{ name: 'Anna', page: 'drug' }])
    await anna.leave()
    assert.deepEqual(await bert.say('adverse_events'), [])
  })

  test('somebody with several windows is one person, where they look; oneself is nobody else', async ({
    assert,
  }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    await anna.say('patient')
    assert.deepEqual(await anna.say('adverse_events', randomUUID()), [])
    assert.deepEqual(await bert.say('view'), [{ name: 'Anna', page: 'adverse_events' }])
    await anna.say('drug', randomUUID(), true)
    assert.deepEqual(await bert.say('view'), [{ name: 'Anna', page: 'adverse_events' }])
  })

  test('a window that says nothing any more is gone, a hidden one later', async ({ assert }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    for (const [hidden, stays] of [
      [false, 40],
      [true, 90],
    ] as const) {
      await anna.say('patient', anna.windowId, hidden)
      await anna.silentFor(stays - 5)
      assert.lengthOf(await bert.say('adverse_events'), 1, `${stays} s`)
      await anna.silentFor(stays + 5)
      assert.deepEqual(await bert.say('adverse_events'), [])
    }
  })

  test('what a window said before it left does not bring it back, however late it comes', async ({
    assert,
  }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    await anna.say('patient', anna.windowId, false, 1)
    await anna.leave(anna.windowId, 3)
    await anna.say('adverse_events', anna.windowId, false, 2)
    assert.deepEqual(await bert.say('patient'), [])
    await anna.say('adverse_events', anna.windowId, false, 5)
    await anna.say('patient', anna.windowId, false, 4)
    assert.deepEqual(await bert.say('patient'), [{ name: 'Anna', page: 'adverse_events' }])
    const unheard = randomUUID()
    await bert.leave(unheard, 2)
    await bert.say('adverse_events', unheard, false, 1)
    await bert.leave()
    assert.deepEqual(await anna.say('patient', anna.windowId, false, 6), [])
  })

  test('the windows of a crash are removed by the schedule, also of cases that nobody opens again', async ({
    assert,
  }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    await anna.say('patient')
    await anna.silentFor(95)
    await bert.say('adverse_events')
    assert.lengthOf(await anna.rows(), 1, 'saying something removes nothing of others')
    await actAs(actorOfJob(scheduledJob), async () => (await app.container.make(TidyUp)).handle())
    assert.lengthOf(await anna.rows(), 0)
    assert.lengthOf(await bert.rows(), 1)
  })

  test('nobody of another company, project or environment is told or can say anything', async ({
    assert,
  }) => {
    const { project, scope, caseId } = await givenACase()
    await (await arrive(caseId, scope, 'Anna')).say('patient')
    const sister = await makeProject({ companyId: project.companyId })
    const stranger = await makeProject()
    for (const other of [stranger.scope(), sister.scope(), project.scope(1)]) {
      const somebody = await arrive(caseId, other, 'Stranger')
      for (const act of [() => somebody.say('patient'), () => somebody.leave()]) {
        await assert.rejects(act, 'kernel.E_DATA_NOT_FOUND')
      }
      assert.lengthOf(await somebody.rows(), 0)
    }
  })

  test('a window is closed by its own user only', async ({ assert }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    await anna.say('patient')
    await bert.leave(anna.windowId)
    assert.lengthOf(await bert.say('patient'), 1)
  })

  test('leaves no line in any trail', async ({ assert }) => {
    const { project, scope, caseId } = await givenACase()
    const lines = async () => {
      const found = db.connection('owner').from('audit_lines')
      const [{ n }] = await found.where({ project_id: project.projectId }).count('* as n')
      return Number(n)
    }
    const before = await lines()
    const anna = await arrive(caseId, scope, 'Anna')
    await anna.say('patient')
    await anna.leave()
    assert.equal(await lines(), before)
    assert.isAbove(before, 0)
  })
})
