import db from '@adonisjs/lucid/services/db'

import type { ListQuery } from '#plugins/cases/contract/list_query'
import type { DemoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { Random } from '#tests/invented/random'
import { places } from '#tests/invented/cases/vocabulary'

/** A kind of question about terms, and terms that ask so. */
export interface TermQuestion {
  readonly what: string
  /** As the parameter of the list has them. */
  readonly terms: readonly string[]
  /** Reactions coded below them, from the rarest to the most common one. */
  readonly hits: readonly [least: number, most: number]
  /** What is asked beside the term. */
  readonly query: ListQuery
}

interface Counted {
  readonly term: string
  readonly hits: number
}

/** What people ask of the list by terms: rare and common ones at every level. */
export async function termQuestions(
  dictionary: DemoDictionary,
  cases: number
): Promise<TermQuestion[]> {
  const random = new Random('term questions')
  const counts = countTerms(dictionary, await countCodes())
  const some = (of: readonly Counted[]) => random.some(of, 30)
  const nearest = (level: string, share: number) =>
    counts(level)
      .toSorted((a, b) => Math.abs(a.hits - share * cases) - Math.abs(b.hits - share * cases))
      .slice(0, 1)
  const pts = counts('pt')
  const socs = counts('soc').slice(0, 5)
  const countries = places.map(({ country }) => country)
  const ask = (what: string, of: readonly Counted[], query: ListQuery = {}): TermQuestion => {
    const hits = of.map((each) => each.hits)
    const range = [Math.min(...hits), Math.max(...hits)] as const
    return { what, terms: of.map(({ term }) => term), hits: range, query }
  }
  return [
    ask('a rare PT', some(pts.filter(({ hits }) => hits > 0 && hits < 60))),
    ask('a PT of a thousand cases', nearest('pt', 0.001)),
    ask('a common PT', pts.slice(0, 5)),
    ask('an HLT', some(counts('hlt'))),
    ask('an HLGT', some(counts('hlgt'))),
    ask('a SOC', some(counts('soc'))),
    ask('the SOC nearest to 20 % of the cases', nearest('soc', 0.2)),
    ask('an SMQ, narrow', some(counts('smq:narrow'))),
    ask('an SMQ, broad', some(counts('smq:broad'))),
    ask('a common SOC and a country', socs, { country: random.pick(countries) }),
    ask('a common SOC, page 50', socs, { page: 50 }),
    ask(
      'a common SOC anywhere in the case',
      socs.map((soc) => ({ ...soc, term: `${soc.term}:any` }))
    ),
  ]
}

async function countCodes(): Promise<ReadonlyMap<string, number>> {
  const rows = (await db
    .connection('owner')
    .from('coded_places')
    .where({ element: 'E.i.2.1b' })
    .groupBy('code')
    .select('code')
    .count('* as n')) as { code: number; n: string }[]
  return new Map(rows.map(({ code, n }) => [String(code), Number(n)]))
}

/** How many reactions are coded below each term of a level, the most common first. */
function countTerms(
  { version, terms, paths, members }: DemoDictionary,
  counts: ReadonlyMap<string, number>
) {
  const sums = new Map<string, Map<string, number>>()
  const add = (level: string, code: string, hits: number) => {
    const of = sums.get(level) ?? new Map<string, number>()
    sums.set(level, of.set(code, (of.get(code) ?? 0) + hits))
  }
  for (const { level, code, pt } of terms) {
    if (level === 'llt') add('pt', pt!, counts.get(code) ?? 0)
  }
  const ofPt = (pt: string) => sums.get('pt')!.get(pt) ?? 0
  for (const { pt, hlt, hlgt, soc } of paths) {
    for (const [level, code] of Object.entries({ hlt, hlgt, soc })) add(level, code, ofPt(pt))
  }
  for (const { smq, member, scope } of members) {
    if (scope === 'narrow') add('smq:narrow', smq, ofPt(member))
    if (scope !== 'smq') add('smq:broad', smq, ofPt(member))
  }
  return (level: string): Counted[] => {
    const [name, scope] = level.split(':')
    return [...(sums.get(level) ?? [])]
      .map(([code, hits]) => ({
        term: [version, name, code, scope].filter(Boolean).join(':'),
        hits,
      }))
      .sort((a, b) => b.hits - a.hits)
  }
}
