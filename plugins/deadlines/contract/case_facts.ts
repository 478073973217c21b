import type { CaseContent } from '#kernel/case/content/case_content'
import type { Fact, Known } from '#plugins/deadlines/contract/facts'
import type { FactsContext } from '#plugins/deadlines/contract/facts_of'
import { rowsOf, textOf } from '#plugins/deadlines/contract/rows'

/** Member states of the EU, those of the EEA beside them, and Northern Ireland. */
const european = new Set(
  (
    'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO XI'
  ).split(' ')
)

/** What is so of a case as a whole: of a trial or after listing, the first report or a later one, where. */
export function caseFacts(
  content: CaseContent,
  { projectType, versionKind }: FactsContext
): Readonly<Record<string, Fact>> {
  const category = textOf(content.C_1_CN_2)
  const isTrial = category ? category.endsWith('1') : projectType === 1
  const kindPaths = category ? ['C_1_CN_2'] : []
  const { country, paths } = countryOf(content)
  const inside = (name: string, state: Known | undefined): Fact => ({
    ...{ name, paths: paths },
    state: state ?? (country === undefined ? 'unknown' : 'no'),
  })
  const is = (known: boolean): Known | undefined =>
    country === undefined ? undefined : known ? 'yes' : 'no'
  const domestic: Fact = category
    ? { name: 'in_CN', state: category.startsWith('1') ? 'yes' : 'no', paths: kindPaths }
    : inside('in_CN', is(country === 'CN'))
  const isFirst = versionKind === 'first'
  const facts: Fact[] = [
    { name: 'trial', state: isTrial ? 'yes' : 'no', paths: kindPaths },
    { name: 'listed', state: isTrial ? 'no' : 'yes', paths: kindPaths },
    { name: 'first', state: isFirst ? 'yes' : 'no', paths: [] },
    { name: 'later', state: isFirst ? 'no' : 'yes', paths: [] },
    domestic,
    inside('in_EU', is(country !== undefined && european.has(country))),
    inside('in_US', is(country === 'US')),
  ]
  return Object.fromEntries(facts.map((fact) => [fact.name, fact]))
}

/** As the rules read it: of the primary source, else of the first event. */
function countryOf({ C_2_r, E_i }: CaseContent) {
  const primary = rowsOf(C_2_r).find((row) => textOf(row.C_2_r_5) === '1')
  const stated = textOf(primary?.C_2_r_3)
  if (stated) return { country: stated, paths: [`C_2_r[${primary!.id}].C_2_r_3`] }
  const [first] = rowsOf(E_i)
  const paths = first ? [`E_i[${first.id}].E_i_9`] : ['E_i']
  return { country: textOf(first?.E_i_9), paths }
}
