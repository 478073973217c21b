import { test } from '@japa/runner'
import fc from 'fast-check'

import { NameText } from '#plugins/coding/search/name_text'

const name = fc.string({ unit: fc.constantFrom('a', 'b', '头', '痛'), minLength: 1, maxLength: 6 })

test.group('The text of all names', () => {
  test('finds each name that holds a text, once, and says whether it begins with it or is it', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(name), name, (names, text) => {
        const found: [number, number, boolean, boolean][] = []
        const numbers = names.map((_, place) => 100 + place)
        new NameText(names, numbers).find(text, (...one) => found.push(one))
        const expected = names.flatMap((each, place) =>
          each.includes(text)
            ? [[100 + place, each.length, each.startsWith(text), each === text]]
            : []
        )
        assert.deepEqual(found, expected as typeof found)
      })
    )
  })
})
