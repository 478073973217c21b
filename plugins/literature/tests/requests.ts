import type { Body } from '#tests/isolation/kit/body'
import { bringCase } from '#tests/isolation/kit/case_ways'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import {
  searchBodies,
  searchesBasedOn,
  searchesBefore,
  searchesNeverDone,
  searchShapes,
  wholeSearches,
} from '#plugins/literature/tests/search_requests'
import { inventedArticle } from '#plugins/literature/tests/invented_article'

const product = ({ literatureProductId }: Body) => ({ productId: literatureProductId })

/** What forms that bring a file name: nothing that is there until a request was made ready. */
const formProduct = { productId: '00000000-0000-4000-8000-000000000000' }

const article = (name: string, text: string) => ({
  ...{ field: 'file', name, text },
  get beside() {
    return formProduct
  },
})
const ris = article('own.ris', 'TY  - JOUR\nTI  - Own\nER  - ')

/** A form names the product of the walk. */
const isForProduct: Ready = async (_own, _ids, { literatureProductId }) => {
  formProduct.productId = String(literatureProductId)
}

/** The article of the walk is reviewed for the product of the walk, and this is what was done with it. */
const at =
  (...acts: readonly object[]): Ready =>
  async (_own, [id], { literatureProductId }, { identity }) => {
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
      const by = { actor_id: identity.user.id, actor_name: 'Own' }
      const said = { act: details.act, details: JSON.stringify(details), ...by }
      await owner()
        .table('literature_steps')
        .insert({ ...of, seq: step + 1, ...said })
    }
  }

const included = { act: 'choice', choice: 'include' }

let caseNo = 'OWN-1'

/** Somebody has to decide about the pair of the walk. */
const isAsked: Ready = async (_own, [id]) =>
  owner().from('literature_pairs').where({ article_id: id! }).update({ verdict: 'ask' })

/** The article of the walk is ready for a case, and the case of the walk is known by its number. */
const ofKnownCase: Ready = async (...ready) => {
  await at(included)(...ready)
  const { caseId } = ready[2]
  const row = await owner()
    .from('cases')
    .where({ id: String(caseId) })
    .firstOrFail()
  caseNo = row.case_no
}

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
    'literature.link_case': (named) => ({ ...product(named), caseNo }),
    'literature.follow_up_case': (named) => ({ ...product(named), caseNo, received: '2026-01-05' }),
    'literature.decide_pair': ({ literatureArticleId }) => ({
      ...{ otherId: literatureArticleId, same: false },
    }),
  },
  queries: {
    'literature.coverage': { from: '2026-01-01', to: '2026-01-31' },
    'literature.show': product,
  },
  whole: wholeSearches,
  basedOn: searchesBasedOn,
  files: {
    'literature.searches.upload': { field: 'file', name: 'own.ris', text: ris.text },
    'literature.preview': { field: 'file', name: 'own.ris', text: ris.text },
    'literature.import': ris,
    'literature.full_text': article('own.txt', 'Own'),
  },
  before: {
    ...searchesBefore,
    'literature.import': isForProduct,
    'literature.full_text': async (...ready) => {
      await isForProduct(...ready)
      await at(included)(...ready)
    },
    'literature.undo': at(included),
    'literature.link_case': ofKnownCase,
    'literature.follow_up_case': async (...ready) => {
      await ofKnownCase(...ready)
      const caseId = String(ready[2].caseId)
      await owner().from('cases').where({ id: caseId }).update({ status: 'ARCHIVED' })
      await bringCase(caseId, { node: 'ARCHIVED', holder: null })
    },
    'literature.decide_pair': isAsked,
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
    'literature.give': 'nobody of the walk may screen',
    'literature.split': 'the article of the walk follows no other one',
  },
  words: { source: ['pubmed'] },
  aliases: { article: 'literature_article', literature_search: 'literature_searche' },
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
