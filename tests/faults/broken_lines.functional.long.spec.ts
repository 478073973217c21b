import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { BrokenSaves } from '#tests/faults/kit/broken_saves'
import { printCounts } from '#tests/faults/kit/print_counts'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'
import type { PostgresProxy } from '#tests/fixtures/postgres_proxy'

/** At so many of the messages that a save sends its line is broken. */
const BREAKS = 8

test.group('A line to the database that breaks while a case is saved (fault 5)', (group) => {
  let proxy: PostgresProxy
  group.setup(async () => {
    const through = await goThroughProxy()
    proxy = through.proxy
    return through.goStraight
  })

  const startSaves = async (client: ApiClient) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY'] })
    return BrokenSaves.start(await signIn(client, user), proxy)
  }

  test('at whichever message: it is answered 503, or it is done; sent again, it is done once', async ({
    assert,
    client,
  }) => {
    const saves = await startSaves(client)
    const messages = await saves.countMessages()
    assert.isAbove(messages, BREAKS)
    for (let each = 0; each < BREAKS; each++) {
      const at = Math.floor((each * messages) / BREAKS)
      await saves.break(`AT${at}`, proxy.breakAt(at, 'before'))
    }
    printCounts('broken lines', { messages, ...saves.counts })
    assert.deepEqual(saves.problems, [])
    assert.isAbove(saves.counts.answered503, 0)
    assert.equal(saves.counts.faults, 0)
  })

  test('without a word: it is answered 503 within ten seconds', async ({ assert, client }) => {
    const saves = await startSaves(client)
    await saves.break('SILENT', proxy.breakAt(20, 'lost'))
    assert.deepEqual(saves.problems, [])
    assert.equal(saves.counts.answered503, 1)
  })

  for (const [cut, is] of [
    ['before', 'had not been'],
    ['after', 'had been'],
  ] as const) {
    test(`in COMMIT, and nobody can be asked for seconds whether it was done (it ${is}): 503 says just that, in both languages, and the key finds the truth`, async ({
      assert,
      client,
    }) => {
      const saves = await startSaves(client)
      const broken = proxy.breakNext(cut, 'write_audit_lines').then(() => proxy.shut())
      const first = await saves.break(cut, broken)
      assert.equal(first.status(), 503)
      assert.equal(first.header('retry-after'), '5')
      const { code, data } = first.body()
      assert.equal(code, 1002)
      assert.include(data.message.en, 'it is not yet known whether the data was saved')
      assert.include(data.message.zh, '目前无法确定是否已保存')
      assert.deepEqual(saves.problems, [])
      assert.containsSubset(saves.counts, { saves: 1, lost: 0, twice: 0 })
    })
  }
})
