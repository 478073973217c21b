import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { migrateRows } from '#tests/factories/migrate_rows'
import { givenCases } from '#tests/coding/given_cases'

import RunsAreBatches from '#plugins/coding/database/migrations/1700000000570_runs_are_batches'

test.group('Coding runs of before', () => {
  test('are batches: what is over says what came of it, what is at work has the cases that it has left', async ({
    assert,
  }) => {
    const { scope: scopeOf } = await makeProject()
    const { companyId: company_id, projectId: project_id, environment } = scopeOf()
    const ids = await givenCases(
      scopeOf(),
      Array.from({ length: 3 }, () => [{ words: 'Demo tingling' }])
    )
    const cases = [...ids].sort()
    const run = (rest: object) => ({
      ...{ id: randomUUID(), company_id, project_id, environment, kind: 'autocode' },
      ...{ asked: { kind: 'autocode' }, started_by_name: 'Somebody', ...rest },
    })
    const over = run({
      ...{ state: 'done', total: 7, counts: { cases: 7, coded: 4 } },
      ...{ started_at: '2026-01-02T03:04:05Z', ended_at: '2026-01-02T03:05:05Z' },
    })
    const atWork = run({ state: 'waiting', total: 3, counts: { cases: 1 }, reached: cases[0] })
    await migrateRows(
      RunsAreBatches,
      async (trx) => void (await trx.table('coding_runs').multiInsert([over, atWork])),
      async (trx) => {
        const batch = (id: string) => trx.from('batches').where({ id }).firstOrFail()
        assert.containsSubset(await batch(over.id), {
          ...{ kind: 'coding.run', asked: { kind: 'autocode' }, state: 'done', total: 7 },
          ...{ started_by_name: 'Somebody', ended_at: new Date('2026-01-02T03:05:05Z') },
        })
        const stored = await trx.from('coding_runs').where({ id: over.id }).firstOrFail()
        assert.deepEqual(stored.counts, { cases: 7, coded: 4 })
        assert.containsSubset(await batch(atWork.id), { state: 'waiting', total: 3 })
        const left = await trx
          .from('batch_items')
          .where({ batch_id: atWork.id })
          .orderBy('position')
        assert.deepEqual(
          left.map(({ subject, state }) => [subject, state]),
          cases.slice(1).map((id) => [id, 'waiting'])
        )
      }
    )
  })
})
