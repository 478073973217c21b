import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'

const text = `%0 Journal Article
%A Demo, Anna
%A 张示例;李样本
%+ Invented Hospital
%T Invented report on Demoprazole
%J Demo Journal
%D 2020
%8 2020-05-06
%V 12
%N 3
%P 45-50
%@ 1234-5679
%R 10.1000/demo
%M 900000201
%W CNKI
%K demoprazole
liver
%X An abstract
in two lines.
%U https://demo.example/1

%0 Journal Article
%T
%A Muster, B.

%0 Journal Article
%A Beispiel, C.
%T Second report
%D 2021
`

test.group('EndNote tagged', () => {
  test('articles are read, the one without a title is named', async ({ assert }) => {
    const { format, records, problems } = await readArticles(Buffer.from(text))
    assert.equal(format, 'enw')
    assert.deepInclude(records[0]!, {
      title: 'Invented report on Demoprazole',
      authors: ['Demo, Anna', '张示例', '李样本'],
      year: 2020,
      published: '2020-05-06',
      journal: 'Demo Journal',
      volume: '12',
      issue: '3',
      pages: '45-50',
      issns: ['1234-5679'],
      doi: '10.1000/demo',
      source: 'cnki',
      sourceNumber: '900000201',
      keywords: ['demoprazole', 'liver'],
      abstract: 'An abstract in two lines.',
    })
    assert.deepEqual(
      records.map(({ title }) => title),
      ['Invented report on Demoprazole', 'Second report']
    )
    assert.deepEqual(
      problems.map(({ line, reason }) => [line, reason.zh]),
      [[22, '该记录没有题名。']]
    )
  })

  test('records without %0 are apart where a line is blank', async ({ assert }) => {
    const { records } = await readArticles(
      Buffer.from('%A Demo, A.\n%T One\n%D 2020\n\n%A Muster, B.\n%T Two\n%D 2021\n')
    )
    assert.deepEqual(
      records.map(({ title, year }) => [title, year]),
      [
        ['One', 2020],
        ['Two', 2021],
      ]
    )
  })
})
