import { test } from '@japa/runner'

import { everyFault, failEveryWrite } from '#tests/faults/kit/every_write'
import { printCounts } from '#tests/faults/kit/print_counts'

/** One call in so many; the long run has all of them, with every fault. */
const ONE_IN = 6

test.group('A commit that fails, of calls that write', () => {
  test('nothing that is answered as done is lost, nothing that is not stands', async ({
    assert,
    client,
  }) => {
    const { counts, problems } = await failEveryWrite(client, (at) =>
      at % ONE_IN === 0 ? [everyFault[(at / ONE_IN) % everyFault.length]!] : []
    )
    printCounts('writes', counts)
    assert.deepEqual(problems, [])
    assert.containsSubset(counts, { lost: 0, invented: 0 })
    assert.isAbove(counts.faults, 8)
  }).timeout(180_000)
})
