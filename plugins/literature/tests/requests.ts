import type { Body } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import {
  searchBodies,
  searchesNeverDone,
  searchShapes,
} from '#plugins/literature/tests/search_requests'
import { inventedArticle } from '#plugins/literature/tests/invented_article'

const product = ({ literatureProductId }: Body) => ({ productId: literatureProductId })

/** The article of the walk is reviewed for the product of the walk, and this is what was done with it. */
const at =
  (...acts: readonly object[]): Ready =>
  async (_own, [id], { literatureProductId }) => {
    const [row] = await owner().from('literature_articles').where({ id: id! })
    const { company_id, project_id, environment } = row
    const place = { company_id, project_id, environment, product_id: literatureProductId }
    const of = { ...place, article_id: id! }
    await owner().from('literature_articles').where({ id: id! }).update({ same_as: null })
    await owner().from('literature_steps').where({ article_id: id! }).delete()
    await owner().from('literature_reviews').where({ article_id: id! }).delete()
    const review = { ...of, status: 'to_screen', screener_count: 1 }
    await owner().table('literature_reviews').insert(review)
    const all = [{ act: 'found', asks: false }, ...acts] as { act: string }[]
    for (const [step, details] of all.entries()) {
      const said = { act: details.act, details: JSON.stringify(details), actor_name: 'Own' }
      await owner()
        .table('literature_steps')
        .insert({ ...of, seq: step + 1, ...said })
    }
  }

const included = { act: 'choice', choice: 'include' }

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    ...searchBodies,
    'literature.add_product': () => ({ name: 'Own' }),
    'literature.sheet': (named) => ({ ...product(named), kind: 'xlsx' }),
    'literature.choose': (named) => ({ ...product(named), choice: 'include' }),
    'literature.undo': product,
    'literature.want_full_text': product,
    'literature.judge': (named) => ({ ...product(named), valid: true }),
    'literature.prove': (named) => ({ ...product(named), proofs: [] }),
    'literature.close': product,
    'literature.return': (named) => ({ ...product(named), reason: 'Own' }),
    'literature.note': (named) => ({ ...product(named), text: 'Own' }),
    'literature.make_cases': (named) => ({
      ...{ ...product(named), reportType: '1', dayZero: '2026-01-05', passesOn: false },
      patients: [{ drug: 'Own', reactions: ['Own'] }],
    }),
    'literature.link_case': (named) => ({ ...product(named), caseNo: 'OWN-1', kind: 'linked' }),
    'literature.decide_pair': ({ literatureArticleId }) => ({
      ...{ otherId: literatureArticleId, same: false },
    }),
  },
  queries: {
    'literature.coverage': { from: '2026-01-01', to: '2026-01-31' },
    'literature.show': product,
  },
  files: {
    'literature.searches.upload': {
      ...{ field: 'file', name: 'own.ris' },
      text: 'TY  - JOUR\nTI  - Own\nER  - ',
    },
    'literature.preview': { field: 'file', name: 'own.ris', text: 'TY  - JOUR\nTI  - Own\nER  - ' },
    'literature.import': { field: 'file', name: 'own.ris', text: 'TY  - JOUR\nTI  - Own\nER  - ' },
    'literature.full_text': { field: 'file', name: 'own.txt', text: 'Own' },
  },
  before: {
    'literature.show': at(),
    'literature.choose': at(),
    'literature.want_full_text': at(included),
    'literature.judge': at(included),
    'literature.prove': at(included),
    'literature.close': at(included, { act: 'judged', valid: false }),
    'literature.return': at(included),
    'literature.note': at(),
    'literature.make_cases': at(included),
  },
  neverDone: {
    ...searchesNeverDone,
    'literature.undo': 'nobody of the walk has chosen',
    'literature.import': 'the form of the walk names no product',
    'literature.full_text': 'the form of the walk names no product',
    'literature.give': 'nobody of the walk may screen',
    'literature.link_case': 'no case of the walk has a number that is known',
    'literature.decide_pair': 'nobody was asked about a pair of the walk',
    'literature.split': 'the article of the walk follows no other one',
  },
  words: { source: ['pubmed'] },
  aliases: { article: 'literature_article' },
  shapes: {
    ...searchShapes,
    'literature_articles.record': (title) => inventedArticle({ title }),
    'literature_finds.record': (title) => inventedArticle({ title }),
    'literature_pairs.reasons': () => [],
    'literature_steps.details': (text) => ({ act: 'note', text }),
  },
  jobs: {
    'literature.search':
      'it asks databases by the words of a strategy, and a mail of a failure names the source alone',
    'literature.begin_searches': 'it begins searches by days and names no case',
  },
})
