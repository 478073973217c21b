import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { type RuleFactSource, ruleFacts } from '#kernel/case/findings/rule_facts'
import { openTransaction } from '#kernel/database/open_transaction'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY']

/** Asked whenever a case is judged. */
const joinTeller = (tell: RuleFactSource) =>
  joinPlugin(
    definePlugin({
      name: 'teller',
      summary: 'x',
      contributes: [contribute(ruleFacts, async () => ({ default: [tell] }))],
    })
  )

const identified = { C_2_r: [{ id: 'r', C_2_r_3: 'FR', C_2_r_5: '1' }] }

/** Books a case in, adds a follow-up, saves a page of it, looks at it. */
async function everyWayIn(client: ApiClient): Promise<void> {
  const browser = await signIn(client, await makeUser({ permissions }))
  const booked = await browser.post('/api/cases').json(aReport(identified))
  const { id } = booked.body().data
  const report = { C_1_3: '1', C_1_4: '2026-02-03' }
  const followed = await browser.post(`/api/cases/${id}/follow-ups`).json({ content: report })
  const page = { baseRevision: 2, content: { D_1: 'AB' } }
  const saved = await browser.put(`/api/case/${id}/pages/patient`).json(page)
  for (const answer of [booked, followed, saved]) answer.assertBodyContains({ status: true })
}

test.group('A case is judged', () => {
  test('in no transaction, whichever way it comes: nobody waits for its connection', async ({
    assert,
    client,
    cleanup,
  }) => {
    const held: boolean[] = []
    const tell: RuleFactSource = async () => {
      held.push(openTransaction() !== undefined)
      return {}
    }
    cleanup(await joinTeller(tell))
    await everyWayIn(client)
    assert.deepEqual(held, [false, false, false])
  })
})
