import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { asUser } from '#tests/factories/as_actor'

import badges from '#plugins/gateway/attention/submissions_badge'
import sources from '#plugins/gateway/attention/submissions_at_home'
import { arrive } from '#plugins/gateway/tests/arrive'

test.group('Submissions that need a person', () => {
  test('are told at home and counted in the menu: failed ones, and those whose answer is overdue', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const { id } = await world.aCase()
      const body = { destinations: [place.id], revision: 1, overWarnings: true }
      const { data } = (await world.browser.post(`/api/case/${id}/submission`).json(body)).body()
      ids.push(data[0].submissionId)
    }
    const told = () =>
      asUser(world.browser.user, async () => ({
        said: (await sources[0]!.find()).map(({ what }) => what.en),
        count: await badges[0]!.count(),
      }))
    assert.deepEqual(await told(), { said: [], count: 0 })
    const owner = db.connection('owner')
    await owner.from('submissions').where({ id: ids[0]! }).update({ state: 'rejected' })
    await owner.from('submissions').where({ id: ids[1]! }).update({ state: 'delivered' })
    await owner
      .from('submission_steps')
      .where({ submission_id: ids[1]! })
      .update({ act: 'reminded' })
    assert.deepEqual(await told(), {
      said: ['Submissions failed: 1', 'Acknowledgements overdue: 1'],
      count: 2,
    })
    await owner.from('submissions').where({ id: ids[2]! }).update({ state: 'withdrawn' })
    const late = { submission_id: ids[2]! }
    await owner.from('submission_steps').where(late).update({ act: 'belated', actor: null })
    assert.deepEqual(await told(), {
      said: [
        'Submissions failed: 1',
        'Acknowledgements overdue: 1',
        'Answers of receivers to submissions that were halted, withdrawn or closed: 1',
      ],
      count: 3,
    })
    const listed = (await world.browser.get('/api/submissions').qs({ belated: 'yes' })).body().data
    assert.equal(listed.total, 1)
    const sentence = 'The receiver has it'
    await world.browser.post(`/api/submissions/${ids[2]!}/notes`).json({ sentence })
    assert.equal((await told()).count, 2)
  })
})
