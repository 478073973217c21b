import { test } from '@japa/runner'

import { samples } from '#tests/e2b/samples'
import { tryMutations } from '#tests/e2b/try_mutations'
import { mutations } from '#tests/faults/kit/mutate'
import { referenceFolder } from '#tests/reference'

test.group('mutated messages', () => {
  test('each mutation of each sample is read or refused with a number, none crashes', async ({
    assert,
  }) => {
    await tryMutations(mutations.length * samples().length, assert)
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
})
