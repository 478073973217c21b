import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { migrateRows } from '#tests/factories/migrate_rows'

import ImportsAreBatches from '#plugins/e2b/database/migrations/1700000000220_imports_are_batches'

test.group('Imports of before', () => {
  test('are batches: each file keeps its place and its verdict, what waits still waits', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const tenant = {
      ...{ company_id: scope.companyId, project_id: scope.projectId },
      environment: scope.environment,
    }
    const brought = (rest: object) => ({
      ...{ id: randomUUID(), ...tenant, on_duplicate: 'ask', created_by_name: 'Somebody', ...rest },
    })
    const file = (import_id: string, position: number, rest: object) => ({
      ...{ id: randomUUID(), ...tenant, import_id, position, report: 1 },
      ...{ file_name: `${position}.xml`, sha256: 'a'.repeat(64), size: 10, state: 'waiting' },
      ...{ verdict: null, code: null, message: null, ...rest },
    })
    const over = brought({ created_at: '2026-01-02T03:04:05Z' })
    const atWork = brought({ on_duplicate: 'skip' })
    const message = { en: 'No XML.', zh: '不是 XML。' }
    const files = [
      file(over.id, 1, { state: 'undecided', verdict: 'identical' }),
      file(over.id, 2, { state: 'refused', verdict: 'refused', code: 2707, message }),
      file(atWork.id, 1, { state: 'skipped', verdict: 'identical' }),
      file(atWork.id, 2, {}),
    ]
    await migrateRows(
      ImportsAreBatches,
      async (trx) => {
        await trx.table('e2b_imports').multiInsert([over, atWork])
        await trx.table('e2b_import_items').multiInsert(files)
      },
      async (trx) => {
        const batch = (id: string) => trx.from('batches').where({ id }).firstOrFail()
        const at = new Date('2026-01-02T03:04:05Z')
        const facts = { kind: 'e2b.import', total: 2, started_by_name: 'Somebody' }
        assert.containsSubset(await batch(over.id), {
          ...{ ...facts, asked: { onDuplicate: 'ask' }, state: 'done', started_at: at },
        })
        assert.containsSubset(await batch(atWork.id), {
          ...{ ...facts, asked: { onDuplicate: 'skip' }, state: 'waiting', ended_at: null },
        })
        const items = await trx
          .from('batch_items')
          .join('e2b_import_items as own', 'own.id', 'batch_items.id')
          .whereIn('batch_id', [over.id, atWork.id])
          .select('batch_items.*', 'file_name')
        const kept = (id: string) => items.find((item) => item.id === id)
        assert.containsSubset(kept(files[0]!.id), { position: 1, state: 'undecided' })
        assert.containsSubset(kept(files[1]!.id), {
          ...{ state: 'refused', verdict: 'refused', code: 2707, sentence: message },
          file_name: '2.xml',
        })
        assert.containsSubset(kept(files[3]!.id), { state: 'waiting', settled_at: null })
      }
    )
  })
})
