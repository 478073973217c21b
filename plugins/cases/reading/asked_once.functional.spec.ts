import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { aReport } from '#tests/factories/a_report'
import { asUser } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'

import { type CaseLayer, caseLayers } from '#plugins/cases/contract/layers'
import { CaseReading } from '#plugins/cases/contract/reading'

test.group('What lies over cases', () => {
  test('is asked once a request, anew after something was written, and at each reading outside of requests', async ({
    client,
    assert,
    cleanup,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY'] })
    const browser = await signIn(client, user)
    const caseId = (await browser.post('/api/cases').json(aReport())).body().data.id
    let asked = 0
    let elements = ['D.1']
    const layer: CaseLayer = {
      async for() {
        asked++
        return { elements }
      },
    }
    const contributes = [contribute(caseLayers, async () => ({ default: [layer] }))]
    cleanup(await joinPlugin(definePlugin({ name: 'laying_once', summary: 'x', contributes })))
    const askedBy = async (work: () => Promise<unknown>) => {
      asked = 0
      await work()
      return asked
    }
    const show = () =>
      browser.get(`/cases/${caseId}`).header('x-inertia', 'true').header('x-inertia-version', '1')
    assert.equal(await askedBy(show), 1)
    assert.equal(await askedBy(() => browser.get('/api/cases')), 1)
    const page = { baseRevision: 1, content: { D_3: '70' } }
    const save = () => browser.put(`/api/case/${caseId}/pages/patient`).json(page)
    const saves = await askedBy(async () => assert.isTrue((await save()).body().status))
    assert.equal(saves, 2, 'before it is written, and for what is answered then')

    const reading = await app.container.make(CaseReading)
    const unseen = () => asUser(user, () => reading.unseen())
    assert.isTrue((await unseen()).has('D_1'))
    elements = ['D.3']
    assert.isFalse((await unseen()).has('D_1'))
  })
})
