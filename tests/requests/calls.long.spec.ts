// needs: cases, coding, drugs, e2b, organisation, presets
import { test } from '@japa/runner'

import { howMany } from '#tests/faults/kit/how_many'
import { printCounts } from '#tests/faults/kit/print_counts'
import { serve } from '#tests/serve'
import { fuzzProduct } from '#tests/requests/kit/fuzz_product'

const REQUESTS = howMany('REQUESTS', 8000)

test.group('All calls of the product, many times over', (group) => {
  group.setup(serve)

  test(`answer ${REQUESTS} requests, half of them spoilt, without a fault of the program`, async ({
    client,
    assert,
  }) => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000)
    const { faults, ...counts } = await fuzzProduct(client, REQUESTS, seed)
    printCounts('calls', { seed, ...counts })
    assert.deepEqual(faults, [], `seed ${seed}`)
  })
})
