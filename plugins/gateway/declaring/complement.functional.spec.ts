import { randomUUID } from 'node:crypto'

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { today } from '#kernel/fields/today'
import { changeRow } from '#tests/factories/change_row'
import { reportContent } from '#tests/factories/make_message'

import { addDays } from '#plugins/deadlines/contract/days'
import { arrive } from '#plugins/gateway/tests/arrive'

const daysAgo = (days: number) => addDays(today({ timeZone: 'Asia/Shanghai' }), -days)

/** A fatal, unexpected and related event of a trial: 7 days, and 8 days more for what completes it. */
function fatal(): CaseContent {
  const base = reportContent({})
  const [event] = base.E_i as Row[]
  const [drug] = base.G_k as Row[]
  const none = { nullFlavor: 'NI' } as const
  return {
    ...{ C_1_4: daysAgo(5), C_1_5: daysAgo(5), C_1_CN_1: '1', C_1_CN_2: '11' },
    E_i: [
      {
        ...{ ...event!, E_i_3_2a: true, E_i_3_2b: none, E_i_3_2c: none, E_i_3_2d: none },
        ...{ E_i_3_2e: none, E_i_3_2f: none },
      },
    ],
    G_k: [
      {
        ...{ ...drug!, G_k_1: '1', G_k_CN_4: 'A-1' },
        G_k_9_i: [
          {
            ...{ id: randomUUID(), G_k_9_i_1: event!.id, G_k_9_i_CN_1: '1', G_k_9_i_CN_2: '1' },
            G_k_9_i_2_r: [{ id: randomUUID(), G_k_9_i_2_r_3: '可能有关' }],
          },
        ],
      },
    ],
  }
}

test.group('What completes a first report', () => {
  test('is due by the day on which that one was submitted; before, by the day on which it was due', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client, { type: 1 })
    const { browser, project } = world
    await changeRow('projects', project.projectId, { regions: '{CN}' })
    const place = await world.aim()
    const { id } = await world.aCase(fatal())
    const owner = db.connection('owner')
    const complement = async () =>
      (
        await owner
          .from('case_deadlines')
          .where({ case_id: id, destination: 'CN', part: 'complement' })
          .select('due')
          .first()
      )?.due
    assert.equal(await complement(), daysAgo(5 - 7 - 8))
    const wish = { destinations: [place.id], revision: 1, overWarnings: true }
    const { data } = (await browser.post(`/api/case/${id}/submission`).json(wish)).body()
    const receipt = { number: 'R-1', day: daysAgo(3) }
    await browser.post(`/api/submissions/${data[0].submissionId}/receipt`).json(receipt)
    assert.equal(await complement(), daysAgo(3 - 8))
    const told = (await browser.get(`/api/cases/${id}/deadlines`)).body().data
    assert.deepInclude(told.deadlines[0].complement, { from: daysAgo(3), since: 'submitted' })
  })
})
