import { test } from '@japa/runner'

import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { LONGEST_MS } from '#tests/faults/kit/http_user'
import { OwnPostgres } from '#tests/faults/kit/own_postgres'
import { printCounts } from '#tests/faults/kit/print_counts'
import { killPostgres, LONGEST_RECOVERY_MS } from '#tests/faults/kill_postgres'

test.group('kill -9 of PostgreSQL under writing (fault 4)', () => {
  test('nothing acknowledged is lost; 503 with a word meanwhile; the app finds back by itself', async ({
    assert,
    cleanup,
  }) => {
    const postgres = await OwnPostgres.start()
    cleanup(() => postgres.close())
    const durable = await postgres.use((client) => client.query('show fsync'))
    assert.equal(durable.rows[0].fsync, 'on')
    const { counts, problems } = await killPostgres(postgres, 3, 4)
    printCounts('PostgreSQL', counts)
    assert.deepEqual(problems, [])
    assert.containsSubset(counts, { lost: 0, twice: 0 })
    assert.isAbove(counts.acknowledged, 0)
    assert.isAbove(counts.answered503, 0)
    assert.isBelow(counts.slowestAnswerMs, LONGEST_MS)
    assert.isBelow(counts.importAfterwardsMs, LONGEST_RECOVERY_MS)
    assert.deepEqual((await auditVerdict(postgres.url)).faults, [])
  })
})
