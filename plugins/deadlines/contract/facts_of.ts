import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { formatPath } from '#kernel/case/content/element_path'
import { nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import { caseFacts } from '#plugins/deadlines/contract/case_facts'
import type { DeadlineFacts, EventFacts, Fact, Known } from '#plugins/deadlines/contract/facts'
import { listednessFacts } from '#plugins/deadlines/contract/listedness'
import type { Reference } from '#plugins/deadlines/contract/references'
import { type CausalityResults, relatedFact } from '#plugins/deadlines/contract/related'
import { rowsOf, textOf } from '#plugins/deadlines/contract/rows'
import type { Destination } from '#plugins/deadlines/contract/rule'

/** What is known of a case beside its content. */
export interface FactsContext {
  /** 1 pre-marketing, 2 post-marketing. */
  readonly projectType: 1 | 2
  /** first, follow-up, amendment, nullification */
  readonly versionKind: string
  readonly destinations: readonly Destination[]
  readonly references: readonly Reference[]
  readonly results: CausalityResults
  readonly submitted?: Readonly<Record<string, string>>
}

/** Reads out of the content of a case what its deadlines follow from. */
export function factsOf(content: CaseContent, context: FactsContext): DeadlineFacts {
  const events = rowsOf(content.E_i)
  const isAnyFilled = events.some((event) => criteria.some((each) => event[each] !== undefined))
  const receipts = { 'C.1.4': textOf(content.C_1_4), 'C.1.5': textOf(content.C_1_5) }
  const stated = valueOf(content.C_1_7)
  return {
    version: versionOf(content, context),
    destinations: context.destinations,
    ofCase: caseFacts(content, context),
    events: events.map((event, at) => eventFacts({ content, event, at, isAnyFilled, context })),
    receipts,
    submitted: context.submitted ?? {},
    ...(typeof stated === 'boolean' && { isStatedExpedited: stated }),
  }
}

function versionOf({ C_1_11_1 }: CaseContent, { versionKind }: FactsContext) {
  if (versionKind === 'nullification' || valueOf(C_1_11_1) === '1') return 'nullification'
  if (versionKind === 'amendment' || valueOf(C_1_11_1) === '2') return 'amendment'
  return versionKind === 'first' ? 'first' : 'later'
}

interface AskedEvent {
  readonly content: CaseContent
  readonly event: Row
  readonly at: number
  /** Somebody has filled a criterion of some event. */
  readonly isAnyFilled: boolean
  readonly context: FactsContext
}

const criteria = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => `E_i_3_2${each}`)

const FATAL_OUTCOME = '5'

function eventFacts({ content, event, at, isAnyFilled, context }: AskedEvent): EventFacts {
  const place = (key: string) => formatPath([{ key: 'E_i', row: event.id }, { key }])
  const open = isAnyFilled ? { isOpen: true as const } : { asks: 'serious' }
  const fact = (name: string, keys: readonly string[], state: Known): Fact => ({
    ...{ name, state, paths: keys.map(place) },
    ...(state === 'unknown' && open),
  })
  const said = criteria.map((key) => [key, criterion(event[key])] as const)
  const isDead = valueOf(event.E_i_7) === FATAL_OUTCOME
  const [[death, dies], [threat, threatens]] = said as [[string, Known], [string, Known]]
  const yes = said.filter(([, state]) => state === 'yes').map(([key]) => key)
  const unknown = said.filter(([, state]) => state === 'unknown').map(([key]) => key)
  const serious = isDead || yes.length > 0 ? 'yes' : unknown.length > 0 ? 'unknown' : 'no'
  const fatal = isDead ? fact('fatal', dies === 'yes' ? [death] : ['E_i_7'], 'yes') : null
  const decisive =
    yes.length > 0 ? yes : isDead ? ['E_i_7'] : unknown.length > 0 ? unknown : criteria
  const facts: Fact[] = [
    fatal ?? fact('fatal', [death], dies),
    fact('lifeThreatening', [threat], threatens),
    fact('serious', decisive, serious),
    relatedFact(content, event, context.results),
    ...listednessFacts({
      content,
      event,
      references: context.references,
      isSerious: serious === 'yes',
      isFatal: isDead || dies === 'yes',
      day: textOf(content.C_1_4)?.slice(0, 10) ?? '',
    }),
  ]
  return {
    position: at + 1,
    path: formatPath([{ key: 'E_i', row: event.id }]),
    facts: Object.fromEntries(facts.map((each) => [each.name, each])),
  }
}

/** A criterion is met or it is not; a null flavour says that nobody said so, which counts as not. */
function criterion(leaf: unknown): Known {
  if (nullFlavorOf(leaf) !== undefined) return 'no'
  const value = valueOf(leaf)
  return value === undefined ? 'unknown' : value === true || value === 'true' ? 'yes' : 'no'
}
