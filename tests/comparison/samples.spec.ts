import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { untoldDifferences, untoldOfMutant } from '#tests/comparison/untold'
import { samples } from '#tests/e2b/samples'
import { referenceFolder } from '#tests/reference'
import { mutate, mutations } from '#tests/faults/kit/mutate'

const MUTANTS = 220
const catalogue = loadCatalogue()

test.group('an independent comparison', () => {
  test('no official sample leaves otherwise than it came, but for what is told or carries no fact', ({
    assert,
  }) => {
    for (const { name, bytes } of samples()) {
      assert.deepEqual(untoldDifferences(bytes, catalogue), [], name)
    }
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')

  test(`no readable one of ${MUTANTS} mutants loses or gains anything untold`, ({ assert }) => {
    const sources = samples()
    let read = 0
    for (let index = 0; index < MUTANTS; index++) {
      const { name, bytes } = sources[Math.floor(index / mutations.length) % sources.length]!
      const mutant = mutate(bytes, index)
      const untold = untoldOfMutant(mutant, catalogue)
      if (untold === undefined) continue
      read++
      assert.deepEqual(untold, [], `${name}, mutant ${index}`)
    }
    assert.isAbove(read, MUTANTS / 10)
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
})
