// needs: cases, coding
import { test } from '@japa/runner'

import { TransientWrites } from '#kernel/changes/transient_writes'
import { actAs } from '#kernel/tenancy/actor'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

test.group('What passes without a trail', () => {
  test('is written into tables that a crash empties, and into no other', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    const write = (table: string) =>
      asActor(scope, () =>
        new TransientWrites().write(table, async (trx) => (await trx.from(table)).length)
      )
    assert.equal(await write('case_presence'), 0)
    for (const table of ['cases', 'presets', 'no_such_table']) {
      await assert.rejects(() => write(table), /write it through Changes/)
    }
  })

  test('needs a scope', async ({ assert }) => {
    const write = () => new TransientWrites().write('case_presence', async () => {})
    await assert.rejects(() => asActor(undefined, write), /No project is chosen/)
  })

  test('of the platform needs somebody of the platform', async ({ assert }) => {
    const write = () =>
      new TransientWrites().writePlatform('dictionary_load_progress', async () => 'done')
    const platform = { userId: null, name: 'system', permissions: new Set<string>() }
    assert.equal(await actAs({ ...platform, isPlatform: true }, write), 'done')
    await assert.rejects(() => actAs(platform, write), /Only the platform writes here/)
  })
})
