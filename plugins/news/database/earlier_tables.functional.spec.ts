import { test } from '@japa/runner'

import { migrateToTheEnd, schemaOf, serve } from '#tests/migrate'
import { openFurtherDatabase, withClient } from '#tests/test_database'

const MADE = 'plugins/news/database/migrations/1700000000009_releases_and_notices'
const AUDITED = 'plugins/news/database/migrations/1700000000700_audited_news'

/** Where the migration of the tables lay in earlier versions. */
const EARLIER = ['kernel/database/migrations', 'database/migrations']

test.group('Tables that were made while they belonged to the kernel', () => {
  for (const folder of EARLIER) {
    test(`by ${folder}: are taken over as they are, with their trail`, async ({
      assert,
      cleanup,
    }) => {
      const { url, close } = await openFurtherDatabase(`news_of_${folder.split('/').length}`)
      cleanup(close)
      const ask = (sql: string, ...values: unknown[]) =>
        withClient(url, async (client) => (await client.query(sql, values)).rows)
      const state = async () => ({
        schema: await schemaOf(url),
        versions: await ask('select * from upgrades'),
        lines: await ask(`select chain, act, hash from audit_lines order by seq`),
        audited: await ask('select * from audit_heads.audited order by table_name'),
        names: await ask('select name from adonis_schema order by name'),
      })
      const today = await state()
      assert.lengthOf(today.lines, 1)
      assert.isNotNull(today.versions[0].release_time)
      // What the migrations of the kernel made is the same; the database knows other names.
      await ask('delete from adonis_schema where name = $1', AUDITED)
      const earlier = MADE.replace('plugins/news/database/migrations', folder)
      await ask('update adonis_schema set name = $1 where name = $2', earlier, MADE)
      const { code, said } = await serve(url)
      assert.equal(code, 1)
      assert.include(said, `lacks 1 migration(s), the first is ${AUDITED}`)
      assert.equal(await migrateToTheEnd(url), 0)
      assert.deepEqual(await state(), today)
    })
  }
})
