// needs: presets
import { randomInt } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import type { AddressInfo } from 'node:net'
import { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { BrokenSaves } from '#tests/faults/kit/broken_saves'
import { everyFault, failEveryWrite } from '#tests/faults/kit/every_write'
import { type Failure, failures, openFailures } from '#tests/faults/kit/failing_commits'
import { printCounts } from '#tests/faults/kit/print_counts'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'

/** With those of every call they are more than 2,000 faults. */
const SAVES = Number(process.env.FAULT_SAVES ?? 1_700)
const FAULTS_OF_CALLS = 300

test.group('Commits that fail, many times over', (group) => {
  let client: ApiClient
  group.setup(async () => {
    const stop = await testUtils.httpServer().start()
    const server = await app.container.make('server')
    const { port } = server.getNodeServer()!.address() as AddressInfo
    client = new ApiClient(`http://127.0.0.1:${port}`)
    return stop
  })

  test('saves whose COMMIT is refused, killed or cut, each sent again', async ({ assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY'] })
    const { proxy, goStraight } = await goThroughProxy()
    const commits = await openFailures()
    try {
      const saves = await BrokenSaves.start(await signIn(client, user), proxy)
      const kinds = [...Object.keys(failures), 'before', 'after'] as const
      for (let each = 0; each < SAVES; each++) {
        const kind = kinds[randomInt(kinds.length)]!
        if (kind in failures) {
          await commits.failNext(kind as Failure)
          await saves.break(`${kind}-${each}`, Promise.resolve())
          assert.isTrue(await commits.relent())
        } else {
          const cut = kind as 'before' | 'after'
          await saves.break(`${kind}-${each}`, proxy.breakNext(cut, 'write_audit_lines'))
        }
      }
      printCounts('saves with a broken commit', saves.counts)
      assert.deepEqual(saves.problems, [])
      assert.containsSubset(saves.counts, { saves: SAVES, lost: 0, twice: 0 })
    } finally {
      await commits.mend()
      await goStraight()
    }
  })

  test('every call that writes, with every fault', async ({ assert }) => {
    const { counts, problems } = await failEveryWrite(client, () => everyFault)
    printCounts('every write', counts)
    assert.deepEqual(problems, [])
    assert.containsSubset(counts, { lost: 0, invented: 0 })
    assert.isAbove(counts.faults, FAULTS_OF_CALLS)
  })
})
