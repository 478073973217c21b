import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

test.group('A page with characters that no text has', () => {
  for (const [what, text] of [
    ['a NUL', 'a\0b'],
    ['a control character', 'a\u0001b'],
    ['a character that is none', 'a\ufffeb'],
    ['half a character', 'a\ud800b'],
  ] as const) {
    test(`${what}: the save is refused with 2017 and leaves nothing`, async ({
      assert,
      client,
    }) => {
      const user = await makeUser({ permissions: ['CASE_EDIT', 'PROCESS_ENTRY'] })
      const records = await app.container.make(CaseRecords)
      const reading = await app.container.make(CaseReading)
      const [made] = await asActor(user.project.scope(), () =>
        new Changes().recordMany((open) =>
          records.create(open, [{ act: 'case.created', content: { D_1: 'AB' } }])
        )
      )
      const response = await (
        await signIn(client, user)
      )
        .put(`/api/case/${made.id}/pages/patient`)
        .json({ baseRevision: 1, content: { D_1: text } })
      response.assertStatus(200)
      assert.equal(response.body().code, 2017)
      const { revision } = await asActor(user.project.scope(), () => reading.get(made.id))
      assert.equal(revision, 1)
    })
  }
})

test.group('A page saved upon a revision', () => {
  test('larger than any case has is refused with 2017', async ({ assert, client }) => {
    const user = await makeUser({ permissions: ['CASE_EDIT', 'PROCESS_ENTRY'] })
    const browser = await signIn(client, user)
    for (const baseRevision of [1e10, 1e300]) {
      const saved = await browser
        .put('/api/case/00000000-0000-4000-8000-000000000000/pages/patient')
        .json({ baseRevision, content: {} })
      assert.equal(saved.body().code, 2017)
    }
  })
})
