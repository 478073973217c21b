import { patterns } from '#tests/invented/cases/patterns'
import { type Product, products, termNamed } from '#tests/invented/cases/vocabulary'
import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'

const dictionary = demoDictionary()
const names = new Map(dictionary.terms.map(({ code, level, name }) => [`${level} ${code}`, name]))

/** What a company of type 1 has beside its projects, which are given by their codes. */
export const demoServers = [
  { name: 'Safety server Shanghai', description: 'PH-302, PH-900', projects: ['PH302', 'PH900'] },
  { name: 'Safety server Dublin', description: 'Standby', projects: [] },
]

/** The sponsors for whom a company of type 2 works. */
export const demoSponsors = [
  {
    ...{ name: 'Sample Laboratories 样例药业', contact: 'Harriet Lowe' },
    ...{ contactPhone: '+44 0000 000210', projects: ['SL210'] },
  },
  {
    ...{ name: 'Invented Generics 虚构药厂', contact: 'Feng Yi 冯怡' },
    ...{ contactPhone: '+86 000 0000 0500', projects: ['IG500'] },
  },
]

/** A version of a document that says which reactions are expected. */
interface DemoReference {
  readonly market: string
  readonly suVersion: string
  readonly validFrom: string
  readonly drugName: string
  readonly reactions: readonly object[]
}

/** A drug of the company, with the documents that say which reactions to it are expected. */
interface DemoDrug {
  readonly nameZh: string
  readonly nameEn: string
  /** 2 chemical, 3 therapeutic biologic. */
  readonly drugClass: number
  readonly details: string
  readonly projects: readonly string[]
  readonly references: readonly DemoReference[]
}

/** The one that is tried stands in the brochure of its investigators, the others in their licences. */
const TRIED = 'Demotinib'

export const demoDrugs: readonly DemoDrug[] = products
  .filter(({ holder: [maker] }) => maker === 'Demo Pharma')
  .map((product) => {
    const { name, indication } = product
    const isTried = name.en === TRIED
    const markets = isTried ? ['ib'] : ['CN', 'core']
    return {
      ...{ nameZh: name.zh, nameEn: name.en },
      drugClass: name.en.endsWith('mab') ? 3 : 2,
      details: `${indication.zh} ${indication.en}`,
      projects: isTried ? ['PH302'] : ['PH900', 'PS900'],
      references: markets.flatMap((market) => versionsOf(product, market)),
    }
  })

/** An older version, and the one that holds: the last reaction came with it. */
function versionsOf(product: Product, market: string): DemoReference[] {
  const reactions = expectedOf(product)
  const drugName = market === 'CN' ? product.name.zh : product.name.en
  return [
    {
      ...{ market, drugName, suVersion: '1.0' },
      ...{ validFrom: '2024-02-01', reactions: reactions.slice(0, -1) },
    },
    { ...{ market, drugName, suVersion: '2.0' }, ...{ validFrom: '2025-09-15', reactions } },
  ].filter((version) => version.reactions.length > 0)
}

/** What the listed patterns of a product show, by preferred term; grave ones are expected up to death. */
function expectedOf({ name }: Product) {
  const listed = patterns.filter(({ product, listed: is }) => is && product === name.en)
  const codes = listed.flatMap(({ events, seriousness }) =>
    events.map(({ term }) => [termNamed(term).pt!, seriousness.death !== undefined] as const)
  )
  return [...new Map(codes)].map(([code, mayKill]) => ({
    ...{ code, term: names.get(`pt ${code}`)!.en },
    ...(mayKill
      ? { seriousness: 'any', ctcaeLevel: 5 }
      : { seriousness: 'not_fatal', ctcaeLevel: 3 }),
  }))
}
