import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_CONF', 'SYS_CONF']

const somebody = async (client: ApiClient) => signIn(client, await makeUser({ permissions }))

/** Keeps a sender of that name, in Paris. */
async function keep(browser: SignedInClient, name: string): Promise<string> {
  const content = { C_3_1: '1', C_3_2: name, C_3_4_2: 'Paris' }
  return (await browser.post('/api/admin/presets/sender').json({ name, content })).body().data.id
}

/** C.3 of a case that is booked in now. */
async function senderOfNext(browser: SignedInClient, given = {}): Promise<CaseContent> {
  const { id } = (await browser.post('/api/cases').json(aReport(given))).body().data
  const answer = await browser.get(`/api/cases/${id}/revisions/1`)
  const content = Object.entries(answer.body().data.content as CaseContent)
  return Object.fromEntries(content.filter(([key]) => key.startsWith('C_3_')))
}

test.group('The sender of a case that is booked in', () => {
  test('is the only one that the project has, and none while there are several', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    assert.isUndefined((await senderOfNext(browser)).C_3_2)
    await keep(browser, 'Demo Pharma')
    assert.equal((await senderOfNext(browser)).C_3_2, 'Demo Pharma')
    await keep(browser, 'Other Pharma')
    assert.isUndefined((await senderOfNext(browser)).C_3_2)
  })

  test('is the one that the project has chosen, unless the report says another', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    await keep(browser, 'Demo Pharma')
    const sender = await keep(browser, 'Other Pharma')
    await browser.put('/api/admin/settings/presets').json({ sender, revision: 0 })
    assert.equal((await senderOfNext(browser)).C_3_2, 'Other Pharma')
    const third = { C_3_1: '1', C_3_2: 'Third' }
    assert.deepEqual(await senderOfNext(browser, third), third, 'and nothing of the other')
  })
})
