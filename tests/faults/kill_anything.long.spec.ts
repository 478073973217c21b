import { test } from '@japa/runner'

import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { howMany } from '#tests/faults/kit/how_many'
import { printCounts } from '#tests/faults/kit/print_counts'
import { StartedProduct } from '#tests/faults/kit/started_product'
import { killAnything } from '#tests/faults/kill_anything'

const KILLS = howMany('KILLS', 300)

test.group('Kills at random', () => {
  test(`${KILLS} of server, worker, PostgreSQL and its children: it answers within 15 seconds`, async ({
    assert,
    cleanup,
  }) => {
    const product = await StartedProduct.start()
    cleanup(() => product.stop())
    const { counts, problems } = await killAnything(product, KILLS, 4)
    const { lines, faults } = await auditVerdict(product.url)
    printCounts('anything', { ...counts, linesVerified: lines })
    assert.deepEqual(problems, [])
    assert.deepEqual(faults, [])
    assert.containsSubset(counts, { lost: 0, twice: 0, filesLost: 0, casesTwice: 0, over15s: 0 })
  })
})
