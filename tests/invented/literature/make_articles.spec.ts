import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'

import { makeArticles } from '#tests/invented/literature/make_articles'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

test.group('Invented articles', () => {
  test('are in the files as they are made', ({ assert }) => {
    const { articles, pairs } = makeArticles()
    assert.equal(read('articles.csv'), articles)
    assert.equal(read('pairs.csv'), pairs)
  })

  test('are a thousand, 250 pairs of them the same, 100 in two languages, and 50 traps', ({
    assert,
  }) => {
    const articles: { id: string }[] = parse(read('articles.csv'), { columns: true })
    const pairs: { first: string; second: string; same: string; kind: string }[] = parse(
      read('pairs.csv'),
      { columns: true }
    )
    assert.equal(new Set(articles.map(({ id }) => id)).size, 1000)
    const same = pairs.filter((pair) => pair.same === 'yes')
    assert.lengthOf(same, 250)
    assert.lengthOf(
      same.filter(({ kind }) => kind.startsWith('zh-en')),
      100
    )
    assert.lengthOf(
      pairs.filter((pair) => pair.same === 'no'),
      50
    )
  })
})
