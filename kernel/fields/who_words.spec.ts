import { test } from '@japa/runner'

import { whoWords } from '#kernel/fields/who_words'

test.group('Who did something', () => {
  test('is a person by name; the system, the command line and sign-in have words in both languages', ({
    assert,
  }) => {
    const words = ['Shen Yue 沈悦', 'system', 'command line', 'sign-in', 'constructor'].map(
      whoWords
    )
    assert.deepEqual(
      words.map(({ zh }) => zh),
      ['Shen Yue 沈悦', '系统', '命令行', '登录', 'constructor']
    )
    assert.deepEqual(
      words.map(({ en }) => en),
      ['Shen Yue 沈悦', 'system', 'command line', 'sign-in', 'constructor']
    )
  })
})
