import { putDrugsInUse } from '#tests/drugs/put_in_use'
import { word } from '#tests/isolation/kit/body'
import { owner } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

let lists = 0
/** A version that is not there yet, at each reading. */
const list = {
  ...{ field: 'terms', name: 'own.csv', text: 'code,en\nROA-99000001,Own\n' },
  get beside() {
    return { list: 'edqm', version: `w${lists++}` }
  },
}
const products = { field: 'products', name: 'own.csv', text: 'English name\nOwn product\n' }

let drugsInUse: Promise<unknown> | undefined

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'drugs.lists.act': () => ({ act: 'use' }),
  },
  files: {
    'drugs.lists.preview': list,
    'drugs.lists.load': list,
    'drugs.product_files.preview': products,
    'drugs.product_files.take': products,
  },
  forms: {
    drug_products: () => ({ nameZh: word(), authorisationNumber: word() }),
  },
  before: {
    'drugs.lists.act': async (_, ids) =>
      owner()
        .from('standard_lists')
        .whereIn('id', [...ids])
        .update({ state: 'retired' }),
    'drugs.whodrug.show': () => (drugsInUse ??= putDrugsInUse('2000-03')),
  },
  unanswered: {
    'drugs.entries.find':
      'it asks a dictionary, and none is loaded; its own spec shows what it answers',
  },
  words: {
    // A layout of the files of a drug dictionary, and a product of it.
    format: ['C3'],
    drug: ['1000000'],
    // A code list that somebody else keeps.
    list: ['edqm-route'],
  },
  shapes: { 'standard_lists.counts': (mark) => ({ [mark]: 1 }) },
})
