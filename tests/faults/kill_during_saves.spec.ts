import { test } from '@japa/runner'

import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { killDuringSaves } from '#tests/faults/kill_during_saves'

test.group('kill -9 of the server during saves (fault 1)', () => {
  test('each save is there or not, with its trail; a retry with the same key saves once', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('saves')
    cleanup(() => world.close())
    const { problems, ...counts } = await killDuringSaves(world, 4, 20)
    const { lines, faults } = await auditVerdict(world.url)
    printCounts('saves', { ...counts, linesVerified: lines })
    assert.deepEqual(problems, [])
    assert.deepEqual(faults, [])
    assert.equal(counts.saves, 80)
    // Otherwise no kill met a save.
    assert.isAbove(counts.undone, 0)
    assert.isAbove(counts.answered + counts.unanswered, 0)
  })
})
