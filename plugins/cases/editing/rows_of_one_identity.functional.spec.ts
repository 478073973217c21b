import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

test.group('A row without an identity, or with one of many characters', () => {
  test('refuses a save and a new case with 2017 and the group, and leaves nothing', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions: ['CASE_EDIT', 'PROCESS_ENTRY', 'CASE_DATA'] })
    const browser = await signIn(client, user)
    const { id: caseId } = (await browser.post('/api/cases').json(aReport())).body().data
    for (const id of ['', 'x'.repeat(65), 'x'.repeat(100_000)]) {
      for (const G_k of [[{ id }], [{ id: 'a', G_k_4_r: [{ id, G_k_4_r_8: 'daily' }] }]]) {
        const content = { G_k }
        const saved = await browser
          .put(`/api/case/${caseId}/pages/drug`)
          .json({ baseRevision: 1, content })
        const booked = await browser.post('/api/cases').json(aReport(content))
        for (const answer of [saved, booked]) {
          const { code, data } = answer.body()
          assert.equal(code, 2017)
          assert.match(data.message.en, /G\.k(\.4\.r)? has no identifier, or one of more than 64/)
          assert.isBelow(answer.text().length, 1000)
        }
      }
    }
    const revisions = await browser.get(`/api/cases/${caseId}/revisions`)
    assert.lengthOf(revisions.body().data, 1)
  })
})

test.group('Two rows of one identity', () => {
  test('refuse a save with 2017, at any depth, and leave nothing', async ({ assert, client }) => {
    const user = await makeUser({ permissions: ['CASE_EDIT', 'PROCESS_ENTRY'] })
    const records = await app.container.make(CaseRecords)
    const reading = await app.container.make(CaseReading)
    const [made] = await asActor(user.project.scope(), () =>
      new Changes().recordMany((open) =>
        records.create(open, [{ act: 'case.created', content: { D_1: 'AB' } }])
      )
    )
    const browser = await signIn(client, user)
    const twins = [
      { id: 'twin', G_k_4_r_8: 'once' },
      { id: 'twin', G_k_4_r_8: 'again' },
    ]
    for (const [group, G_k] of [
      ['G.k', [{ id: 'a' }, { id: 'a' }]],
      ['G.k.4.r', [{ id: 'a', G_k_4_r: twins }]],
    ] as const) {
      const saved = await browser
        .put(`/api/case/${made.id}/pages/drug`)
        .json({ baseRevision: 1, content: { G_k } })
      assert.equal(saved.body().code, 2017)
      assert.include(saved.body().data.detail.en, `Two rows of ${group} have`)
    }
    const { revision } = await asActor(user.project.scope(), () => reading.get(made.id))
    assert.equal(revision, 1)
  })
})
