import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { migrateRows } from '#tests/factories/migrate_rows'

import SearchText from '#plugins/drugs/database/migrations/1700000000640_search_text'

test.group('Products of before', () => {
  test('have a search text, of which the trail says nothing, and which a load has counted', async ({
    assert,
  }) => {
    const { scope: scopeOf } = await makeProject()
    const id = randomUUID()
    const texts = ['strength', 'dose_form', 'authorisation_number', 'country', 'holder', 'atc']
    const empty = Object.fromEntries(texts.map((name) => [name, '']))
    const names = { name_zh: '示例', name_en: 'Demo', generic_name: 'Demonol' }
    const row = { id, company_id: scopeOf().companyId, ...names, ...empty }
    await migrateRows(
      SearchText,
      async (trx) => void (await trx.table('drug_products').insert(row)),
      async (trx) => {
        const stored = await trx.from('drug_products').where({ id }).firstOrFail()
        assert.include(stored.search_text, '\ndemonol\n')
        const { rows } = await trx.rawQuery(
          `select stands from audit_heads.stands('drug_product', ?, 0)`,
          [id]
        )
        assert.include(JSON.stringify(rows), '"generic_name":"Demonol"')
        assert.notInclude(JSON.stringify(rows), 'search_text')
        await trx.rawQuery('select whodrug_products_counted()')
      }
    )
  })
})
