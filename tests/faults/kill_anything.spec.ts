import { test } from '@japa/runner'

import { auditVerdict } from '#tests/faults/kit/audit_verdict'
import { printCounts } from '#tests/faults/kit/print_counts'
import { StartedProduct } from '#tests/faults/kit/started_product'
import { killAnything } from '#tests/faults/kill_anything'

test.group('kill -9 of anything that npm start runs', () => {
  test('nothing acknowledged is lost, nothing is done twice, and everybody goes on saving', async ({
    assert,
    cleanup,
  }) => {
    const product = await StartedProduct.start()
    cleanup(() => product.stop())
    const { counts, problems } = await killAnything(product, 6, 3)
    printCounts('anything', counts)
    assert.deepEqual(problems, [])
    assert.containsSubset(counts, { lost: 0, twice: 0, filesLost: 0, casesTwice: 0 })
    assert.isAbove(counts.acknowledged, 0)
    assert.deepEqual((await auditVerdict(product.url)).faults, [])
  }).timeout(600_000)
})
