import { test } from '@japa/runner'
import fc from 'fast-check'

import { markPatterns } from '#plugins/literature/marking/mark_patterns'
import { markText } from '#plugins/literature/marking/mark_text'

const textsOf = (text: string, words: readonly string[] = []) =>
  markText(text, words).map((mark) => [mark.kind, text.slice(mark.start, mark.end)])

test.group('Marks in a text', () => {
  for (const { kind, id, examples } of markPatterns) {
    test(`${id} marks what its examples say`, ({ assert }) => {
      assert.isNotEmpty(examples)
      for (const { text, marked } of examples) {
        const found = markText(text).filter((mark) => mark.kind === kind && mark.pattern === id)
        assert.deepEqual(
          found.map(({ start, end }) => text.slice(start, end)),
          marked,
          text
        )
      }
    })
  }

  test('are ages, sex, doses, safety words and the words of a strategy, in their order', ({
    assert,
  }) => {
    assert.deepEqual(
      textsOf('A 65-year-old man took Demoprazole 20 mg daily and died.', [
        'demoprazole',
        '示范拉唑',
      ]),
      [
        ['age', '65-year-old'],
        ['sex', 'man'],
        ['word', 'Demoprazole'],
        ['dose', '20 mg'],
        ['safety', 'died'],
      ]
    )
    assert.deepEqual(textsOf('患者，女，40岁，口服示范拉唑20mg致肝损伤1例', ['示范拉唑']), [
      ['sex', '女'],
      ['age', '40岁'],
      ['word', '示范拉唑'],
      ['dose', '20mg'],
      ['safety', '致'],
      ['safety', '1例'],
    ])
  })

  test('words of a strategy go before patterns, whole words in Latin letters, and signs are signs', ({
    assert,
  }) => {
    assert.deepEqual(textsOf('Statins, statin; C++ (x)', ['statin', 'c++', '(x)', ' ']), [
      ['word', 'statin'],
      ['word', 'C++'],
      ['word', '(x)'],
    ])
    assert.deepEqual(textsOf('adverse event', ['Adverse Event']), [['word', 'adverse event']])
  })

  test('are the same for the same text, in order and apart from each other', ({ assert }) => {
    const pieces = [
      '65岁',
      '男',
      '，',
      'a 3-month-old girl ',
      '20 mg',
      '致',
      '1例',
      'death ',
      '\n',
      'x',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        const text = parts.join('')
        const marks = markText(text, ['girl', 'x'])
        assert.deepEqual(markText(text, ['x', 'girl']), marks)
        for (const [at, { start, end }] of marks.entries()) {
          assert.isBelow(start, end)
          assert.isAtLeast(start, marks[at - 1]?.end ?? 0)
        }
      })
    )
  })

  test('of a long text take no long time', ({ assert }) => {
    const text = '1'.repeat(20_000) + ' 年龄'.repeat(5000) + 'a-'.repeat(5000)
    assert.isArray(markText(text, ['demo']))
  })
})
