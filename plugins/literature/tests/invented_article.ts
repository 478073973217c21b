import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'

import type { Article } from '#plugins/literature/formats/article'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'

/** An invented article of which only this is known. */
export function inventedArticle(known: Partial<Article>): Article {
  return {
    ...{ title: 'Liver injury caused by demoprazole', otherTitle: null, authors: [], year: null },
    ...{ published: null, publishedOnline: null, journal: null, journalAbbreviation: null },
    ...{ publisher: null, issns: [], volume: null, issue: null, pages: null, doi: null },
    ...{ pmid: null, source: null, sourceNumber: null, abstract: null, keywords: [] },
    ...{ language: null, key: null, retracted: false, notice: null, line: 1 },
    ...known,
  }
}

/** Adds a product to the project of the actor and gives its id. */
export async function addProduct(name = 'Demoprazole'): Promise<string> {
  const id = newId()
  const [changes, products] = [
    await app.container.make(Changes),
    await app.container.make(LiteratureProducts),
  ]
  const act = {
    name: 'literature_product.added',
    subject: { type: 'literature_product', id },
  } as const
  await changes.record(act, (change) => products.add(change, { name, words: ['demoprazole'] }))
  return id
}
