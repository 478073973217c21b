import type { ListQuery } from '#plugins/cases/contract/list_query'
import { standardColumns } from '#plugins/cases/list/standard_columns'
import { Random } from '#tests/invented/random'
import { places, products } from '#tests/invented/cases/vocabulary'

const random = new Random('list queries')
const kinds = ['death', 'life_threatening', 'hospitalisation', 'other_important', 'not_serious']
const sorted = standardColumns.filter(({ sort }) => sort).map(({ key }) => key)
const country = () => random.pick(places).country
const year = () => String(random.int(2021, 2026))

/** What people ask of a case list, each kind with values of its own each time. */
export const listQueries: Record<string, () => ListQuery> = {
  'first page': () => ({}),
  'sorted by a column': () => ({
    sort: random.pick(sorted),
    order: random.pick(['asc', 'desc'] as const),
  }),
  'page 2 to 50': () => ({ page: random.int(2, 50) }),
  'hundred rows': () => ({ pageSize: 100 }),
  'by seriousness': () => ({ seriousness: random.pick(kinds), sort: 'firstReceived' }),
  'by country and seriousness': () => ({ country: country(), seriousness: random.pick(kinds) }),
  'by type of report': () => ({ reportType: random.pick(['1', '2', '3']) }),
  'received in a month': () => {
    const month = `${year()}-${String(random.int(1, 12)).padStart(2, '0')}`
    return { receivedFrom: month, receivedTo: month, sort: 'firstReceived' }
  },
  'received in a year, by product': () => {
    const period = year()
    return { receivedFrom: period, receivedTo: period, sort: 'product' }
  },
  'by subject number': () => ({ text: `${random.digits(3)}-${random.digits(2)}` }),
  'by case number': () => ({ text: `PH302-${random.digits(6)}` }),
  'by a common word': () => ({ text: random.pick(products).name.en }),
  'by a common Chinese word': () => ({ text: random.pick(products).name.zh }),
  'by two words': () => ({ text: `${random.pick(products).name.en} rash` }),
  'by a word that nobody said': () => ({ text: `zz${random.digits(6)}` }),
  'by word and country': () => ({ text: random.pick(products).name.en, country: country() }),
}
