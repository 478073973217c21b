import { test } from '@japa/runner'
import fc from 'fast-check'

import { editDistance, slipsAllowed } from '#plugins/coding/search/edit_distance'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test.group('the distance of two words', () => {
  test('is one for a letter more, less, another, or swapped with its neighbour', ({ assert }) => {
    for (const slip of ['rashh', 'ras', 'rask', 'rahs']) {
      assert.equal(editDistance('rash', slip, 2), 1, slip)
    }
  })

  test('is the same both ways, none only for the same word, and never more than the longer one', ({
    assert,
  }) => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 99)
        assert.equal(distance, editDistance(b, a, 99))
        assert.equal(distance === 0, a === b)
        assert.isAtMost(distance, Math.max(a.length, b.length))
      })
    )
  })

  test('counts no further than it is asked to', ({ assert }) => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        assert.equal(editDistance(a, b, most), Math.min(editDistance(a, b, 99), most + 1))
      })
    )
  })

  test('may be one in a word of four letters and two in one of eight; a shorter one is another word', ({
    assert,
  }) => {
    const allowed = [1, 3, 4, 7, 8, 20].map(slipsAllowed)
    assert.deepEqual(allowed, [0, 0, 1, 1, 2, 2])
  })
})
