import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

test.group('Two rows of one identity', () => {
  test('refuse a save with 2017, at any depth, and leave nothing', async ({ assert, client }) => {
    const user = await makeUser({ permissions: ['CASE_EDIT'] })
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
