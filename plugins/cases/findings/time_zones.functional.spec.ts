// needs: e2b
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

import { today } from '#kernel/fields/today'

import CaseFindings from '#plugins/cases/findings/case_findings'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

/** It is never the same day in both: they are 25 hours apart. */
const EAST = 'Pacific/Kiritimati'
const WEST = 'Pacific/Niue'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT']

/** Somebody who works in a project of that time zone. */
async function somebodyIn(client: ApiClient, timeZone: string) {
  const user = await makeUser({ permissions })
  await changeRow('projects', user.project.projectId, { time_zone: timeZone })
  return signIn(client, user)
}

test.group('Two projects in which it is never the same day', () => {
  test('each have their own today for the rules: what has come in one is in the future in the other', async ({
    client,
    assert,
  }) => {
    const day = today({ timeZone: EAST })
    const judge = await app.container.make(CaseFindings)
    const judged = async (timeZone: string) => {
      const { user } = await somebodyIn(client, timeZone)
      const content = { E_i: [{ id: 'event', E_i_4: day }] }
      const { findings, context } = await asActor(user.project.scope(), () =>
        judge.judge({ content, version: 1, caseNo: 'X-1' })
      )
      return [context.today, findings.filter(({ rule }) => rule === 'DATE-03').length]
    }
    assert.deepEqual(await judged(EAST), [day, 0])
    assert.deepEqual(await judged(WEST), [today({ timeZone: WEST }), 1])
    assert.isBelow(Date.parse(today({ timeZone: WEST })), Date.parse(day))
  })

  test('tell their screens where they are', async ({ client, assert }) => {
    for (const timeZone of [EAST, WEST]) {
      const { get } = await somebodyIn(client, timeZone)
      const { props } = (await get('/cases').header('x-inertia', 'true')).body()
      assert.equal(props.shell.project.timeZone, timeZone)
    }
  })

  test('each count the lines of the trail to their own days', async ({ client, assert }) => {
    for (const timeZone of [EAST, WEST]) {
      const { get, post } = await somebodyIn(client, timeZone)
      const { id } = (await post('/api/cases').json(aReport())).body().data
      const lines = async (query: object) =>
        (await get(`/api/cases/${id}/audit`).qs(query)).body().data.total
      const day = today({ timeZone })
      const other = today({ timeZone: timeZone === EAST ? WEST : EAST })
      assert.equal(await lines({ from: day, to: day }), 1)
      assert.equal(await lines({ from: other, to: other }), 0)
    }
  })
})
