import { test } from '@japa/runner'

import { type Exceptions, findWords, type Term } from './find_words.ts'
import { productTexts } from './product_texts.ts'
import { words } from './words.ts'

const terms: Term[] = [
  {
    ...{ concept: 'case numbering rule', en: 'case numbering', zh: '案例编号规则' },
    not: { en: ['case coding'], zh: ['案例编码'] },
  },
  { concept: 'drug', en: 'drug', zh: '药品', not: { en: ['medicine'], zh: ['药物'] } },
  { concept: 'pharmacovigilance', en: 'pharmacovigilance', zh: '药物警戒', not: {} },
  { concept: 'case', en: 'case', zh: '案例', not: { en: ['record'], zh: ['病例'] } },
]
const exceptions: Exceptions = {
  literal: { reason: 'given', messages: ['药物不能为空！'] },
  within: [{ reason: 'another thing', phrases: ['Traditional Chinese medicine', '病例叙述'] }],
  otherSenses: [{ language: 'en', reason: 'everyday', words: ['record'] }],
  texts: [{ reason: 'official', file: '^form-schemas/', key: '\\.name$', words: ['药物'] }],
}

/** What is wrong in a file of that name with these contents: key, word, better word. */
const wrong = (file: string, contents: unknown) => {
  const text = typeof contents === 'string' ? contents : JSON.stringify(contents)
  return findWords(
    productTexts([file], () => text),
    terms,
    exceptions
  ).map(({ key, word, better }) => [key, word, better])
}

test.group('Words of texts', () => {
  test('a word that is not said is named with its place and the better one, in both languages', ({
    assert,
  }) => {
    const en = { list: { title: 'Case coding of {{name}}', none: 'No medicines yet' } }
    assert.deepEqual(wrong('plugins/cases/lang/en.json', en), [
      ['list.title', 'case coding', 'case numbering'],
      ['list.none', 'medicine', 'drug'],
    ])
    const zh = { list: { title: '请配置案例编码。' } }
    assert.deepEqual(wrong('plugins/cases/lang/server/zh.json', zh), [
      ['list.title', '案例编码', '案例编号规则'],
    ])
  })

  test('data are read by their words in two languages, entries of lists by their ids', ({
    assert,
  }) => {
    const elements = [
      {
        id: 'G.k.1',
        name: { en: 'Role', zh: '药物作用' },
        help: { en: 'A medicine.', zh: '药物。' },
      },
    ]
    assert.deepEqual(wrong('form-schemas/elements/ich.json', { elements }), [
      ['elements.G.k.1.help', 'medicine', 'drug'],
      ['elements.G.k.1.help', '药物', '药品'],
    ])
  })

  test('pages are read line by line, without code and addresses', ({ assert }) => {
    const page = '# Case\n\n`case coding` [x](case coding)\n```\ncase coding\n```\nThe case coding.'
    assert.deepEqual(wrong('README.md', page), [['line 7', 'case coding', 'case numbering']])
    assert.deepEqual(wrong('CONTEXT.md', page), [], 'it lists what not to say')
  })

  for (const [what, language, text] of [
    ['within a term of the glossary', 'zh', '药物警戒部'],
    ['within a phrase that says something else', 'en', 'Traditional Chinese medicine'],
    ['within a longer word', 'en', 'Telemedicine, pre-medicine'],
    ['a given message', 'zh', '药物不能为空！'],
    ['a word that also means something else', 'en', 'Record number'],
    ['the name of a value', 'en', 'Open {{medicine}}'],
  ] as const) {
    test(`right is ${what}`, ({ assert }) => {
      assert.deepEqual(wrong(`kernel/lang/${language}.json`, { text }), [])
    })
  }

  test('no text of the product says one', async ({ assert }) => {
    const { ok, output } = await words.run()
    assert.isTrue(ok, output)
  })
})
