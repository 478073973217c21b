import { test } from '@japa/runner'

import { sentenceOnTaken } from '#kernel/admin/resources/sentence_on_taken'

const number = { kind: 'text', max: 200, label: { en: 'Number', zh: '编号' } } as const

test.group('What another row has already', () => {
  test('is said with the field, the value and what to do, in both languages', ({ assert }) => {
    assert.deepEqual(sentenceOnTaken(number, 'H-1'), {
      en: 'Number: "H-1" already exists. Change the existing entry, or enter another value.',
      zh: '编号：“H-1”已存在。请修改已有的条目，或填写其他内容。',
    })
  })

  test('a long value is said by its beginning, an empty one without it', ({ assert }) => {
    assert.include(sentenceOnTaken(number, 'x'.repeat(200)).en, `"${'x'.repeat(80)}…" already`)
    assert.match(sentenceOnTaken(number, '').en, /^Number: this already exists\./)
  })
})
