import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { actAs } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'
import { actorIn, asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import { PresentPeople } from '#plugins/cases/records/present_people'

async function givenACase() {
  const project = await makeProject()
  const records = await app.container.make(CaseRecords)
  const [{ id }] = await asActor(project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(open, [{ act: 'case.created', content: { D_1: 'AB' } }])
    )
  )
  return { project, scope: project.scope(), caseId: id }
}

/** Somebody with the case open in a window. */
async function arrive(caseId: string, scope: Scope, name: string) {
  const people = await app.container.make(PresentPeople)
  const userId = randomUUID()
  const actor = { ...actorIn(scope), userId, name }
  const windowId = randomUUID()
  return {
    userId,
    windowId,
    say: (page: string, window = windowId, hidden = false) =>
      actAs(actor, () => people.sayAndLook({ caseId, windowId: window }, page, hidden)),
    leave: (window = windowId) => actAs(actor, () => people.leave({ caseId, windowId: window })),
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
    assert.deepEqual(await anna.say('dm'), [])
    assert.deepEqual(await bert.say('ae'), [{ name: 'Anna', page: 'dm' }])
    assert.deepEqual(await anna.say('drug'), [{ name: 'Bert', page: 'ae' }])
    assert.deepEqual(await bert.say('ae'), [{ name: 'Anna', page: 'drug' }])
    await anna.leave()
    assert.deepEqual(await bert.say('ae'), [])
  })

  test('somebody with several windows is one person, where they look; oneself is nobody else', async ({
    assert,
  }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    await anna.say('dm')
    assert.deepEqual(await anna.say('ae', randomUUID()), [])
    assert.deepEqual(await bert.say('view'), [{ name: 'Anna', page: 'ae' }])
    await anna.say('drug', randomUUID(), true)
    assert.deepEqual(await bert.say('view'), [{ name: 'Anna', page: 'ae' }])
  })

  test('a window that says nothing any more is gone, a hidden one later, and swept', async ({
    assert,
  }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    for (const [hidden, stays] of [
      [false, 40],
      [true, 90],
    ] as const) {
      await anna.say('dm', anna.windowId, hidden)
      await anna.silentFor(stays - 5)
      assert.lengthOf(await bert.say('ae'), 1, `${stays} s`)
      await anna.silentFor(stays + 5)
      assert.deepEqual(await bert.say('ae'), [])
      assert.lengthOf(await anna.rows(), 0)
    }
  })

  test('nobody of another company, project or environment is told or can say anything', async ({
    assert,
  }) => {
    const { project, scope, caseId } = await givenACase()
    await (await arrive(caseId, scope, 'Anna')).say('dm')
    const sister = await makeProject({ companyId: project.companyId })
    const stranger = await makeProject()
    for (const other of [stranger.scope(), sister.scope(), project.scope(1)]) {
      const somebody = await arrive(caseId, other, 'Stranger')
      assert.deepEqual(await somebody.say('dm'), [])
      assert.lengthOf(await somebody.rows(), 0)
    }
  })

  test('a window is closed by its own user only', async ({ assert }) => {
    const { scope, caseId } = await givenACase()
    const anna = await arrive(caseId, scope, 'Anna')
    const bert = await arrive(caseId, scope, 'Bert')
    await anna.say('dm')
    await bert.leave(anna.windowId)
    assert.lengthOf(await bert.say('dm'), 1)
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
    await anna.say('dm')
    await anna.leave()
    assert.equal(await lines(), before)
    assert.isAbove(before, 0)
  })
})
