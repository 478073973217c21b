import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import ExportCase from '#plugins/e2b/exchange/export_case'

/** Twice as many as there are connections. */
const AT_ONCE = 40

test.group('Many exports at once', () => {
  test('of a case that came as no message wait for each other, not for a second connection', async ({
    assert,
  }) => {
    const [records, changes, exportCase] = await Promise.all([
      app.container.make(CaseRecords),
      app.container.make(Changes),
      app.container.make(ExportCase),
    ])
    await asActor((await makeProject()).scope(), async () => {
      const [{ id }] = await changes.recordMany((open) =>
        records.create(open, [{ act: 'case.created', content: reportContent() }])
      )
      const exported = await Promise.all(
        Array.from({ length: AT_ONCE }, () => exportCase.handle(id, { reason: 'spec' }))
      )
      assert.lengthOf(exported, AT_ONCE)
    })
  })
})
