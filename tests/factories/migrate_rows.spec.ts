import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { migrateRows } from '#tests/factories/migrate_rows'

const rename = `UPDATE batches SET started_by_name = 'Somebody else'`

class Forgetful extends BaseSchema {
  async up() {
    this.schema.raw(rename)
  }
  async down() {}
}

class Mindful extends Forgetful {
  async up() {
    this.schema.raw('ALTER TABLE batches NO FORCE ROW LEVEL SECURITY')
    await super.up()
    this.schema.raw('ALTER TABLE batches FORCE ROW LEVEL SECURITY')
  }
}

/** What writes a batch of a new project. */
async function batchWriter() {
  const { companyId, projectId, environment } = (await makeProject()).scope()
  return async (trx: TransactionClientContract) => {
    const id = randomUUID()
    await trx.table('batches').insert({
      ...{ id, company_id: companyId, project_id: projectId, environment, kind: 'any.kind' },
      ...{ asked: {}, state: 'done', total: 0, started_by_name: 'Somebody' },
    })
    return id
  }
}

test.group('A migration that changes rows of tenants', () => {
  test('fails as with an ordinary owner where it forgets that walls are forced on him', async ({
    assert,
  }) => {
    const writeBatch = await batchWriter()
    // A connection that has served a request knows the scope, which is empty now.
    await assert.rejects(
      () => migrateRows(Forgetful, writeBatch, async () => {}),
      /unrecognized configuration parameter "pharos\.\w+"|invalid input syntax for type uuid: ""/
    )
  })

  test('reaches them where it lifts the walls for itself', async ({ assert }) => {
    await migrateRows(Mindful, await batchWriter(), async (trx, id) => {
      const batch = await trx.from('batches').where({ id }).firstOrFail()
      assert.equal(batch.started_by_name, 'Somebody else')
    })
  })
})
