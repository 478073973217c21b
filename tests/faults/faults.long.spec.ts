import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'

import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { OwnPostgres } from '#tests/faults/kit/own_postgres'
import { openOwnWorld } from '#tests/faults/kit/own_world'
import { printCounts } from '#tests/faults/kit/print_counts'
import { killDuringImport } from '#tests/faults/kill_during_import'
import { killDuringSaves } from '#tests/faults/kill_during_saves'
import { killPostgres } from '#tests/faults/kill_postgres'

test.group('Faults, many times over', () => {
  test('200 kills during 2,000 saves (fault 1)', async ({ assert, cleanup }) => {
    const world = await openOwnWorld('longsaves')
    cleanup(() => world.close())
    const { problems, ...counts } = await killDuringSaves(world, 200, 10)
    const { lines, faults } = await auditVerdict(world.url)
    printCounts('saves', { ...counts, linesVerified: lines })
    assert.deepEqual(problems, [])
    assert.deepEqual(faults, [])
    assert.isAbove(counts.unanswered, 0)
  })

  test('10 kills during imports of 200 files, about any file (fault 2)', async ({
    assert,
    cleanup,
  }) => {
    const world = await openOwnWorld('longimport')
    cleanup(() => world.close())
    for (let round = 1; round <= 10; round++) {
      const killAt = randomInt(8, 90)
      const { cut, made, seconds, end, total } = await killDuringImport(world, 100, killAt)
      printCounts('import', { round, killAt, cut, end, total, resumedAfterSeconds: seconds })
      assert.equal(made, cut.done)
      assert.equal(cut.whole, cut.done)
      assert.containsSubset(end, { waiting: 0, done: 200, cases: 200, whole: 200 })
      assert.deepEqual(total, { cases: 200 * round, numbers: 200 * round })
    }
    assert.deepEqual((await auditVerdict(world.url)).faults, [])
  })

  test('20 kills of PostgreSQL under 8 writers (fault 4)', async ({ assert, cleanup }) => {
    const postgres = await OwnPostgres.start()
    cleanup(() => postgres.close())
    const { counts, problems } = await killPostgres(postgres, 20, 8)
    printCounts('PostgreSQL', counts)
    assert.deepEqual(problems, [])
    assert.containsSubset(counts, { lost: 0, twice: 0 })
    assert.deepEqual((await auditVerdict(postgres.url)).faults, [])
  })
})
