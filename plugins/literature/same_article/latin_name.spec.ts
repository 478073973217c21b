import { test } from '@japa/runner'

import { latinName } from '#plugins/literature/same_article/latin_name'

test.group('A name in Latin letters', () => {
  const one: [string, string, string][] = [
    ['欧阳示例', 'ouyang', 's'],
    ['吕样本', 'lu', 'y'],
    ['Lyu YB', 'lu', 'y'],
    ['Lv, Yang-ben', 'lu', 'y'],
    ['单虚构', 'shan', 'x'],
    ['曾样本', 'zeng', 'y'],
    ['Müller-Demo, F.', 'mullerdemo', 'f'],
    ['van Muster B Jr', 'vanmuster', 'b'],
    ["O'Sample LC", 'osample', 'l'],
    ['Örnek A', 'ornek', 'a'],
  ]
  for (const [name, family, initial] of one) {
    test(`of ${name} is ${family} ${initial}`, ({ assert }) => {
      assert.deepEqual(latinName(name), { family, initial })
    })
  }
})
