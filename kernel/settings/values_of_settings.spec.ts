import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { migrateRows } from '#tests/factories/migrate_rows'

import ValuesOfSettings from '#database/migrations/1700000000031_values_of_settings'

test.group('Settings of before', () => {
  test('keep what was decided, and the trail says it under the new name', async ({ assert }) => {
    const { scope: scopeOf } = await makeProject()
    const { companyId: company_id, projectId: project_id, environment } = scopeOf()
    const id = randomUUID()
    const row = { id, company_id, project_id, environment, plugin: 'shoes' }
    await migrateRows(
      ValuesOfSettings,
      async (trx) => void (await trx.table('settings').insert({ ...row, said: { size: 42 } })),
      async (trx) => {
        const stored = await trx.from('settings').where({ id }).firstOrFail()
        assert.deepEqual(stored.values, { size: 42 })
        const { rows } = await trx.rawQuery(
          `select stands from audit_heads.stands('settings', ?, 0)`,
          [id]
        )
        assert.include(JSON.stringify(rows), '"values":{"size":42}')
      }
    )
  })
})
