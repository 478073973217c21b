import { test } from '@japa/runner'
import fc from 'fast-check'

import { textDifference } from '#plugins/cases/ui/history/text_difference'

const changed = (one: string, other: string) =>
  textDifference(one, other)
    .filter(({ same }) => !same)
    .map(({ before, after }) => [before, after])

test.group('Difference of two texts', () => {
  test('marks the words that were added, taken away or replaced', ({ assert }) => {
    assert.deepEqual(changed('The rash went away.', 'The severe rash stayed.'), [
      ['', 'severe '],
      ['went away.', 'stayed.'],
    ])
  })

  test('compares Chinese by characters', ({ assert }) => {
    assert.deepEqual(changed('患者出现皮疹', '患者出现严重皮疹'), [['', '严重']])
  })

  test('gives back both texts whole, and says the same of what they share', ({ assert }) => {
    const word = fc.constantFrom('a', 'b ', ' ', '皮', '疹', 'word ')
    const text = fc.array(word).map((words) => words.join(''))
    fc.assert(
      fc.property(text, text, (one, other) => {
        const pieces = textDifference(one, other)
        assert.equal(pieces.map(({ before }) => before).join(''), one)
        assert.equal(pieces.map(({ after }) => after).join(''), other)
        assert.isTrue(pieces.every(({ same, before, after }) => same === (before === after)))
        if (one === other) assert.isTrue(pieces.every(({ same }) => same))
      })
    )
  })

  test('goes no further into texts of which a thousand words differ: all of it is replaced', ({
    assert,
  }) => {
    const text = (word: string, times: number) => `${word} same `.repeat(times)
    assert.lengthOf(changed(text('a', 400), text('b', 400)), 400)
    const [one, other] = ['a', 'b'].map((word) => text(word, 600))
    assert.deepEqual(textDifference(one!, other!), [{ same: false, before: one, after: other }])
  })
})
