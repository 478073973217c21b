import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'
import { asUser } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'

const ROWS = 4300
const id = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, '0')}`

test.group('A page as large as a message may bring', () => {
  test('is saved: 4,300 tests with long results, of more than 8 MB', async ({ client, assert }) => {
    const user = await makeUser({
      permissions: ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'CASE_AUDIT'],
    })
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const made = { act: 'case.created', content: { D_1: 'AB' } } as const
    const [{ id: caseId }] = await asUser(user, () =>
      changes.recordMany((open) => records.create(open, [made]))
    )
    const F_r = Array.from({ length: ROWS }, (_, n) => ({
      ...{ id: id(n), F_r_1: '2026-01-10', F_r_2_1: `Demo test ${n}`, F_r_3_4: 'x'.repeat(2000) },
    }))
    const body = { baseRevision: 1, content: { F_r } }
    assert.isAbove(JSON.stringify(body).length, 8 * 1024 * 1024)
    const browser = await signIn(client, user)
    const saved = await browser.put(`/api/case/${caseId}/pages/tests_and_procedures`).json(body)
    assert.equal(saved.body().data?.revision, 2)
    const trail = await browser.get(`/api/cases/${caseId}/audit`)
    assert.equal(trail.body().data.rows[0].act, 'case.page_saved')
    assert.isBelow(trail.text().length, 2_000_000)
  })
})
