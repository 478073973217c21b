// needs: presets
import { createHash } from 'node:crypto'
import { test } from '@japa/runner'

import { everyFault, failEveryWrite, type Fault } from '#tests/faults/kit/every_write'
import { printCounts } from '#tests/faults/kit/print_counts'

/** One call in so many; the long run has all of them, with every fault. */
const ONE_IN = 6

/** Which those are, and with which fault, is up to their names: others that come or go change nothing. */
function faultsOf(name: string): readonly Fault[] {
  const number = createHash('sha256').update(name).digest().readUInt32BE()
  return number % ONE_IN === 0 ? [everyFault[Math.floor(number / ONE_IN) % everyFault.length]!] : []
}

test.group('A commit that fails, of calls that write', () => {
  test('nothing that is answered as done is lost, nothing that is not stands', async ({
    assert,
    client,
  }) => {
    const { counts, problems } = await failEveryWrite(client, faultsOf)
    printCounts('writes', counts)
    assert.deepEqual(problems, [])
    assert.containsSubset(counts, { lost: 0, invented: 0 })
    assert.isAbove(counts.faults, 8)
  })
})
