import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { Article } from '#plugins/literature/formats/article'
import { readArticles } from '#plugins/literature/formats/read_articles'
import { compareArticles } from '#plugins/literature/same_article/compare_articles'
import { measurePairs } from '#plugins/literature/same_article/measure_pairs'
import { readPairs } from '#plugins/literature/same_article/read_pairs'

const bare: Article = {
  ...{ line: 1, key: null, source: null, sourceNumber: null, pmid: null, doi: null },
  ...{ title: 'Liver injury caused by Demoprazole', otherTitle: null, authors: [], year: null },
  ...{
    published: null,
    publishedOnline: null,
    journal: null,
    journalAbbreviation: null,
    issns: [],
    volume: null,
  },
  ...{ issue: null, pages: null, publisher: null, abstract: null, keywords: [], language: null },
  ...{ notice: null, retracted: false },
}
const place = { issns: ['9001-0011'], volume: '12', issue: '03', pages: '345-347' }

test.group('The same article', () => {
  const certain: [string, Partial<Article>, Partial<Article>][] = [
    ['PMID', { pmid: '1', title: 'One' }, { pmid: '1', title: 'Another' }],
    [
      'DOI with equal title',
      { doi: '10.1000/A' },
      { doi: '10.1000/a', title: 'LIVER INJURY caused by demoprazole.' },
    ],
    [
      'source number',
      { source: 'cnki', sourceNumber: 'DEMO1234' },
      { source: 'cnki', sourceNumber: 'demo1234', title: 'x' },
    ],
    ['ISSN, volume, issue, page and title', place, { ...place, issue: '3', pages: '345-7' }],
  ]
  for (const [rule, first, second] of certain) {
    test(`is merged by itself on equal ${rule}`, ({ assert }) => {
      const { verdict } = compareArticles({ ...bare, ...first }, { ...bare, ...second })
      assert.equal(verdict, 'same')
    })
  }

  const doubtful: [string, Partial<Article>, Partial<Article>][] = [
    ['an equal title alone, nothing else being known', {}, {}],
    ['a DOI without an equal title', { doi: '10.1000/a' }, { doi: '10.1000/a', title: 'Rash' }],
    [
      'a number of another source',
      { source: 'cnki', sourceNumber: '12345678' },
      { source: 'vip', sourceNumber: '12345678', title: 'Rash' },
    ],
    [
      'a number of no known source',
      { sourceNumber: '12345678' },
      { sourceNumber: '12345678', title: 'Rash' },
    ],
    ['another PMID', { ...place, pmid: '1' }, { ...place, pmid: '2' }],
    ['other authors', { ...place, authors: ['Demo A'] }, { ...place, authors: ['Muster B'] }],
    ['a notice on the article', { ...place, notice: 'erratum' }, place],
    [
      'a place with an empty issue on both sides',
      { ...place, issue: null },
      { ...place, issue: null },
    ],
  ]
  for (const [what, first, second] of doubtful) {
    test(`is not taken for sure by ${what}`, ({ assert }) => {
      const { verdict } = compareArticles({ ...bare, ...first }, { ...bare, ...second })
      assert.notEqual(verdict, 'same')
    })
  }

  test('is found in two languages by authors in pinyin and the place in the journal', ({
    assert,
  }) => {
    const chinese = {
      ...{ ...bare, ...place, year: 2024, title: '示范拉唑致肝损伤1例' },
      ...{ authors: ['吕示例', '单样本', '欧阳虚构'], journal: '示例药物警戒杂志' },
    }
    const english = {
      ...{ ...bare, ...place, year: 2024, issns: [], journal: 'Shili Yaowu Jingjie Zazhi' },
      authors: ['Lyu SL', 'Shan Y', 'Ouyang XG'],
    }
    const { verdict, points, reasons } = compareArticles(chinese, english)
    assert.equal(verdict, 'ask')
    assert.isAbove(points, 0)
    assert.includeMembers(
      reasons.map(({ reason }) => reason),
      ['authors', 'journal', 'volume', 'issue', 'page']
    )
  })

  test('is asked the same from either side', ({ assert }) => {
    const other = { ...bare, ...place, authors: ['Demo A'], year: 2020 }
    const one = { ...bare, ...place, authors: ['Demo, Anna'], year: 2021, doi: '10.1000/a' }
    assert.deepEqual(compareArticles(one, other), compareArticles(other, one))
  })

  test('of a thousand records: no wrong merge, at least 95 of 100 known pairs found', async ({
    assert,
  }) => {
    const folder = app.makePath('tests/invented/literature')
    const { records } = await readArticles(readFileSync(join(folder, 'articles.csv')))
    const pairs = readPairs(readFileSync(join(folder, 'pairs.csv')), records)
    const measured = measurePairs(records, pairs)
    assert.deepInclude(measured, { records: 1000, known: 250, traps: 50, wrongMerges: 0 })
    assert.isAtLeast(measured.recall, 0.95)
    // Whoever is asked about everything finds everything: most of what is asked is the same article.
    assert.isAtLeast(measured.precision, 0.8)
  })
})
