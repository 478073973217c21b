import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { verifyRows } from '#kernel/changes/verify_rows'
import { migrateRows } from '#tests/factories/migrate_rows'

import DetailsOfLoads from '#plugins/coding/database/migrations/1700000000590_details_of_loads'

test.group('Loads of before', () => {
  test('keep the details of the release, and the trail says them under the new name', async ({
    assert,
  }) => {
    const id = randomUUID()
    const chain = `dictionary_load:${id}`
    const row = { id, file_name: 'a.zip', files: '[]', state: 'waiting', started_by_name: 'x' }
    await migrateRows(
      DetailsOfLoads,
      async (trx) => {
        await trx.table('dictionary_loads').insert({ ...row, said: { version: '28.0' } })
        await trx.rawQuery(`select set_config('pharos.actor', 'system', true)`)
        await trx.table('audit_lines').insert({ chain, act: 'x.done', changes: '[]' })
      },
      async (trx) => {
        const stored = await trx.from('dictionary_loads').where({ id }).firstOrFail()
        assert.deepEqual(stored.details, { version: '28.0' })
        const { rows } = await trx.rawQuery(
          `select stands from audit_heads.stands('dictionary_load', ?, 0)`,
          [id]
        )
        assert.include(JSON.stringify(rows), '"details":{"version":"28.0"}')
        // Its line speaks of the column by its name of then.
        assert.deepEqual(await verifyRows(trx, chain), [])
        await trx
          .from('dictionary_loads')
          .where({ id })
          .update({ details: { version: '28.1' } })
        const faults = await verifyRows(trx, chain)
        assert.deepEqual(
          faults.map(({ table, field }) => `${table}.${field}`),
          ['dictionary_loads.details']
        )
      }
    )
  })
})
