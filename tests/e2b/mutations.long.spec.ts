import { test } from '@japa/runner'

import { tryMutations } from '#tests/e2b/try_mutations'
import { referenceFolder } from '#tests/reference'

test.group('mutated messages', () => {
  test('5,000 of them: each is read or refused with a number, and memory stays', async ({
    assert,
  }) => {
    const kept = await tryMutations(5000, assert)
    // A DOM that is not given back takes a megabyte: 2,500 of them could not hide here.
    assert.isBelow(kept, 250)
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
})
