// needs: cases, coding, drugs, e2b, organisation, presets
import { test } from '@japa/runner'

import { printCounts } from '#tests/faults/kit/print_counts'
import { fuzzProduct } from '#tests/requests/kit/fuzz_product'

test.group('All calls of the product', () => {
  test('answer 500 requests, half of them spoilt, without a fault of the program', async ({
    client,
    assert,
  }) => {
    const seed = Number(process.env.SEED ?? 13)
    const { faults, ...counts } = await fuzzProduct(client, 500, seed)
    printCounts('calls', { seed, ...counts })
    assert.deepEqual(faults, [], `seed ${seed}`)
    assert.isAbove(counts.done, 50)
    assert.isAbove(counts.refused, 50)
  })
})
