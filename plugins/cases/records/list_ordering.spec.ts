import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import { standardColumns } from '#plugins/cases/list/standard_columns'
import { casesOf } from '#plugins/cases/records/filter_cases'
import { byColumn } from '#plugins/cases/records/list_ordering'

/** How the database would list a page of the scope, when it may not read the whole table. */
async function planOf(ordering: string): Promise<string> {
  const { scope } = await makeProject()
  const database = await app.container.make(Database)
  return asActor(scope(), () =>
    database.read(async (trx) => {
      await trx.rawQuery('set local enable_seqscan = off')
      await trx.rawQuery('set local enable_bitmapscan = off')
      // A table of a few rows would be sorted whatever its indexes.
      await trx.rawQuery('set local enable_sort = off')
      const page = casesOf(trx, currentScope()).orderByRaw(ordering).limit(20)
      const { sql, bindings } = page.toSQL().toNative()
      const { rows } = await trx.knexClient.raw(
        `explain ${sql.replace(/\$(\d+)/g, '?')}`,
        bindings as never
      )
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    })
  )
}

test.group('The pages of the case list', () => {
  for (const column of standardColumns.filter(({ sort }) => sort)) {
    test(`sorted by ${column.key} are read from an index, within the wall of the tenant`, async ({
      assert,
    }) => {
      for (const order of ['asc', 'desc'] as const) {
        const plan = await planOf(byColumn(column, order))
        assert.notInclude(plan, 'Sort', plan)
        assert.include(plan, 'Index Cond: ((project_id =', plan)
        assert.include(plan, 'pharos.company', plan)
      }
    })
  }
})
