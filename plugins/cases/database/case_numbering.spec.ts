import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { migrateRows } from '#tests/factories/migrate_rows'

import CaseNumbering from '#plugins/cases/database/migrations/1700000000180_case_numbering'

test.group('The numbering of cases of before', () => {
  test('stands in the table that is named after it, known to its project alone', async ({
    assert,
  }) => {
    const { scope: scopeOf } = await makeProject()
    const { companyId: company_id, projectId: project_id, environment } = scopeOf()
    const row = { company_id, project_id, environment, prefix: 'PV-', digits: 4, revision: 3 }
    await migrateRows(
      CaseNumbering,
      async (trx) => void (await trx.table('case_coding').insert(row)),
      async (trx) => {
        const stored = await trx.from('case_numbering').where({ project_id }).firstOrFail()
        assert.deepEqual(stored, row)
        const policies = await trx.from('pg_policies').where({ tablename: 'case_numbering' })
        assert.sameMembers(
          policies.map(({ policyname }) => policyname),
          ['case_numbering_of_owner', 'case_numbering_of_tenant']
        )
      }
    )
  })
})
