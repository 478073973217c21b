import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { type RuleFactSource, ruleFacts } from '#kernel/case/findings/rule_facts'
import { judgingTurns } from '#kernel/case/findings/judging_turns'
import { openTransaction } from '#kernel/database/open_transaction'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { actAs } from '#kernel/tenancy/actor'
import { aReport } from '#tests/factories/a_report'
import { actorIn } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'

import CaseFindings from '#plugins/cases/findings/case_findings'

const permissions = ['CASE_DATA', 'CASE_EDIT']

/** Rows of a case that takes long. */
const LARGE = 3

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

const manyWrong = (rows: number): CaseContent =>
  reportContent({
    E_i: Array.from({ length: rows }, (_, at) => ({ id: `${at}`, E_i_4: 'nonsense' })),
  })

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

  test('or is refused before it is saved: who is told that too many wait has saved nothing', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const { id } = (await browser.post('/api/cases').json(aReport())).body().data
    const page = `/api/case/${id}/pages/patient`
    const save = (baseRevision: number) =>
      browser.put(page).json({ baseRevision, content: { D_1: 'AB' } })
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const actor = { ...actorIn(user.project.scope()), userId: user.id }
    const judged = actAs(actor, () =>
      Array.from({ length: 101 }, () => judgingTurns.take(() => isOver))
    )
    assert.equal((await save(1)).body().code, 2017)
    end()
    await Promise.all(judged)
    const saved = (await save(1)).body()
    assert.equal(saved.data.revision, 2, 'nothing was saved before')
  })

  test('after those that the same account sent before it, and not after those of others', async ({
    assert,
    cleanup,
  }) => {
    const scope = (await makeProject()).scope()
    const judged: string[] = []
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const tell: RuleFactSource = async ({ E_i }) => {
      if ((E_i as unknown[]).length === LARGE) await isOver
      return {}
    }
    cleanup(await joinTeller(tell))
    const findings = await app.container.make(CaseFindings)
    const judge = async (name: string, userId: string, rows: number) => {
      const actor = { ...actorIn(scope), userId }
      await actAs(actor, () => findings.objections(manyWrong(rows)))
      judged.push(name)
    }
    const flood = [judge('large', 'flooding', LARGE), judge('small, of the same', 'flooding', 1)]
    await judge('small, of another', 'somebody', 1)
    assert.deepEqual(judged, ['small, of another'])
    end()
    await Promise.all(flood)
    assert.deepEqual(judged, ['small, of another', 'large', 'small, of the same'])
  })
})
