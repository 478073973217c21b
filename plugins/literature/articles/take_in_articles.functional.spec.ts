import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import { takeInArticles } from '#plugins/literature/articles/take_in_articles'
import { addProduct, inventedArticle } from '#plugins/literature/tests/invented_article'

const file = { kind: 'file', id: 'sha-1', source: 'pubmed', label: 'one.ris' } as const
const run = { kind: 'run', id: 'run-1', source: 'cnki', label: 'Weekly search' } as const

const place = { issns: ['9001-0011'], volume: '12', issue: '3', pages: '345-347' }
const [one, two, three] = [
  inventedArticle({ pmid: '1', authors: ['Demo A'], year: 2024, ...place }),
  inventedArticle({ title: 'Rash under demoprazole', pmid: '2', line: 9 }),
  inventedArticle({ title: 'Another title', pmid: '1', authors: ['Demo A'], line: 20 }),
]

const rowsOf = (table: string, projectId: string) =>
  db.connection('owner').from(table).where({ project_id: projectId })

test.group('Articles that come in', () => {
  test('are kept once each, with a find for each search that brought them and a review for each product', async ({
    assert,
  }) => {
    const project = await makeProject()
    const [first, second] = await asActor(project.scope(), async () => {
      const products = [await addProduct(), await addProduct('Demostatin')]
      return [
        await takeInArticles([one, two, one], file, products),
        await takeInArticles([two], run, products.slice(0, 1)),
      ]
    })
    assert.deepEqual(first, { found: 3, new: 2, known: 1, problems: [] })
    assert.deepEqual(second, { found: 1, new: 0, known: 1, problems: [] })
    assert.lengthOf(await rowsOf('literature_articles', project.projectId), 2)
    assert.lengthOf(await rowsOf('literature_finds', project.projectId), 5)
    const reviews = await rowsOf('literature_reviews', project.projectId)
    assert.deepEqual(
      reviews.map(({ status }) => status),
      ['to_screen', 'to_screen', 'to_screen', 'to_screen']
    )
  })

  test('change nothing the second time that one file brings them', async ({ assert }) => {
    const project = await makeProject()
    const lines = () => rowsOf('audit_lines', project.projectId)
    const [before, again, after] = await asActor(project.scope(), async () => {
      const products = [await addProduct()]
      await takeInArticles([one, two], file, products)
      const count = (await lines()).length
      const repeated = await takeInArticles([one, two], { ...file, label: 'copy.ris' }, products)
      return [count, repeated, (await lines()).length]
    })
    assert.deepEqual(again, { found: 2, new: 0, known: 2, problems: [] })
    assert.equal(after, before)
    assert.lengthOf(await rowsOf('literature_finds', project.projectId), 2)
  })

  test('are merged by themselves on an equal PMID; what is only like another one waits for a person', async ({
    assert,
  }) => {
    const project = await makeProject()
    const like = inventedArticle({ authors: ['Demo A'], year: 2024, ...place, issns: [] })
    await asActor(project.scope(), async () => {
      const products = [await addProduct()]
      await takeInArticles([one, three], file, products)
      await takeInArticles([like], run, products)
    })
    const articles = await rowsOf('literature_articles', project.projectId).orderBy('id')
    assert.deepEqual(
      articles.map(({ same_as: head }) => head),
      [null, articles[0].id, null]
    )
    const pairs = await rowsOf('literature_pairs', project.projectId).orderBy('verdict')
    assert.includeDeepMembers(
      pairs.map(({ verdict, is_automatic: automatic }) => [verdict, automatic]),
      [
        ['same', true],
        ['ask', false],
      ]
    )
    const reviews = await rowsOf('literature_reviews', project.projectId).orderBy('article_id')
    assert.deepEqual(
      reviews.map(({ status }) => status),
      ['to_screen', 'checking']
    )
  })

  test('leave a trail that holds against their rows', async ({ assert }) => {
    const project = await makeProject()
    await asActor(project.scope(), async () =>
      takeInArticles([one, two, three], file, [await addProduct()])
    )
    const { faults } = await verifyAudit(db.connection('owner'))
    assert.deepEqual(faults, [])
  })
})
